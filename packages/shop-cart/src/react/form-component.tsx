import type { Handle, Widget } from '@mountkit/core';
import { type LooseOptions, useWidget } from '@mountkit/core/react';
import { type FormHTMLAttributes, type ReactElement, useEffect, useRef } from 'react';

/** Props of a form of the shop: the widget's options, the attributes of the form, and a listener for all its events. */
export type ShopFormProps<Options, Events> = LooseOptions<Options> &
  Omit<FormHTMLAttributes<HTMLFormElement>, keyof Options> & {
    /** Called with each event of the widget. */
    readonly onWidgetEvent?: ((name: keyof Events & string, detail: object) => void) | undefined;
  };

/** Makes the React component of a form that a widget is mounted on. On a server it is that form with its content. */
export function createFormComponent<Options extends object, Events extends object>(
  widget: Widget<Options, Events>,
  schema: object,
  events: readonly (keyof Events & string)[],
): (props: ShopFormProps<Options, Events>) => ReactElement {
  return function ShopForm(props: ShopFormProps<Options, Events>): ReactElement {
    const { onWidgetEvent, children, ...rest } = props as ShopFormProps<object, Events>;
    const entries = Object.entries(rest);
    const isOption = ([name]: [string, unknown]) => Object.hasOwn(schema, name);
    const { ref, handle } = useWidget(
      widget as never,
      Object.fromEntries(entries.filter(isOption)) as LooseOptions<Options>,
    );
    const listener = useRef(onWidgetEvent);
    useEffect(() => {
      listener.current = onWidgetEvent;
    });
    useEffect(() => {
      const mounted = handle as Handle<Options, Events> | null;
      const offs = events.map((name) => mounted?.on(name, (detail) => listener.current?.(name, detail as object)));
      return () => {
        for (const off of offs) off?.();
      };
    }, [handle]);
    return (
      <form {...Object.fromEntries(entries.filter((entry) => !isOption(entry)))} ref={ref}>
        {children}
      </form>
    );
  };
}
