import type { CartControl } from '@mountkit/shop-cart';
import { findJQuery } from './jquery';

/** As much of jQuery's list of handlers as is read. */
type Handlers = Readonly<
  Record<string, readonly { readonly data?: { readonly addToCartHandler?: unknown } }[] | undefined>
>;

/** Whether the shop's own script handles its buttons on this page: it hands itself over to its handlers. */
export function isShopHandling(): boolean {
  const { _data } = (findJQuery() ?? {}) as { _data?: (element: Element, name: string) => Handlers | undefined };
  return !!_data?.(document.body, 'events')?.click?.some(({ data }) => data?.addToCartHandler);
}

/** Leaves buttons to the shop's own script where that runs: two would add a product twice. */
export function leaveToShop(control: CartControl): () => void {
  return control.leave(() => {
    const isTheirs = isShopHandling();
    if (isTheirs) control.report("the shop's add-to-cart script runs on this page: its buttons are left to it");
    return isTheirs;
  });
}
