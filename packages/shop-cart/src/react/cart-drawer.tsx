import type { Handle } from '@mountkit/core';
import { type LooseOptions, useWidget } from '@mountkit/core/react';
import { type DialogHTMLAttributes, type ReactNode, useEffect, useRef } from 'react';
import type { DrawerEvents } from '../drawer/events';
import { mount, registry } from '../drawer/mount';
import type { DrawerOptions } from '../drawer/settings';

/** Properties of `CartDrawer`; any other property of a `dialog` is passed on. */
export interface CartDrawerProps
  extends LooseOptions<Omit<DrawerOptions, 'parts'>>,
    Omit<DialogHTMLAttributes<HTMLDialogElement>, keyof DrawerOptions | 'open'> {
  /** Called with each event of the drawer. */
  readonly onWidgetEvent?: ((name: keyof DrawerEvents & string, detail: object) => void) | undefined;
  readonly children?: ReactNode;
}

const EVENTS = ['open', 'close', 'change', 'failed', 'renderError'] as const;

/** The basket beside the page: give it an `id`, and `aria-controls` with it to what opens it. */
export function CartDrawer({
  open_after_add,
  opener,
  cart_url,
  checkout_url,
  shop_url,
  base,
  free_shipping,
  coupon,
  note,
  cross_sells,
  texts,
  onWidgetEvent,
  children,
  ...rest
}: CartDrawerProps): ReactNode {
  const options = { open_after_add, opener, cart_url, checkout_url, shop_url, base, free_shipping, coupon, note };
  const { ref, handle } = useWidget<DrawerOptions, DrawerEvents<HTMLElement>>(
    { mount, registry },
    { ...options, cross_sells, texts },
  );
  const listener = useRef(onWidgetEvent);
  useEffect(() => {
    listener.current = onWidgetEvent;
  });
  useEffect(() => {
    const mounted = handle as Handle<DrawerOptions, DrawerEvents> | null;
    const offs = EVENTS.map((name) => mounted?.on(name, (detail) => listener.current?.(name, detail)));
    return () => {
      for (const off of offs) off?.();
    };
  }, [handle]);
  return (
    <dialog {...rest} ref={ref}>
      {children}
    </dialog>
  );
}
