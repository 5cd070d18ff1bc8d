import { type HTMLAttributes, type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import type { Handle } from '../index';
import { type LooseOptions, useWidget } from './use-widget';

/** The part of a family that a component needs. */
interface Mounts<Options, Events> {
  readonly mount: (target: Element | string, options?: Partial<Options>) => Handle<Options, Events>;
  readonly registry: object;
}

/** Props of a component: the widget's options, the attributes of its element, and a listener for all its events. */
export type WidgetProps<Options, Events, Attributes = HTMLAttributes<HTMLElement>> = LooseOptions<Options> &
  Omit<Attributes, keyof Options> & {
    readonly children?: ReactNode;
    /** The element's name. Default `div`; `form` or `dialog` where the widget needs one. */
    readonly as?: 'div' | 'span' | 'section' | 'p' | 'ul' | 'nav' | 'a' | 'form' | 'dialog' | undefined;
    /** Called with each event of the widget. */
    readonly onWidgetEvent?: ((name: keyof Events & string, detail: object) => void) | undefined;
  };

/** The React component of a widget. */
export type Component<Options, Events, Attributes = HTMLAttributes<HTMLElement>> = (
  props: WidgetProps<Options, Events, Attributes>,
) => ReactElement;

/**
 * Makes the React component of a widget: an element that the widget is mounted on, with the options as props. On a server it
 * is that element with its content.
 */
export function createComponent<
  Options extends object,
  Events extends object,
  Attributes = HTMLAttributes<HTMLElement>,
>(
  widget: Mounts<Options, Events>,
  schema: object,
  events: readonly (keyof Events & string)[],
  tag: 'div' | 'form' | 'dialog' = 'div',
): Component<Options, Events, Attributes> {
  return function MountedElement(props: WidgetProps<Options, Events, Attributes>): ReactElement {
    const { as: Tag = tag, onWidgetEvent, children, ...rest } = props as WidgetProps<object, Events>;
    const isOption = ([name]: [string, unknown]) => Object.hasOwn(schema, name);
    const entries = Object.entries(rest);
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
      <Tag {...Object.fromEntries(entries.filter((entry) => !isOption(entry)))} ref={ref}>
        {children}
      </Tag>
    );
  };
}
