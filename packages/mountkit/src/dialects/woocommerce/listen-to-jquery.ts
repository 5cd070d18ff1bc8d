import type { CartControl, Fragments } from '@mountkit/shop-cart';
import { ADDED, findJQuery, type JQueryListener, REMOVED } from './jquery';
import { isShopHandling } from './leave-to-shop';

const UPDATED = 'updated_wc_div';

/** The shop's own script that fetches fragments. */
const FRAGMENTS_SCRIPT = 'script[src*="/frontend/cart-fragments."]';

/** Listens to jQuery events of other scripts of the shop: facts part A. `isOurs` answers whether an event is our own. */
export function listenToJQuery(control: CartControl, isOurs: () => boolean): () => void {
  const offs: (() => void)[] = [];
  /** Whether an event has been acted on: by us, who triggered it, or by the shop's own script. */
  const isDone = () => isOurs() || isShopHandling();
  const show = (_event: unknown, fragments?: Fragments, cartHash = '') => {
    if (!isDone() && fragments && typeof fragments === 'object') void control.show(fragments, cartHash);
  };
  /** Buttons are handed over wrapped. */
  const settle = (_event: unknown, fragments?: Fragments, _hash?: string, button?: { readonly 0?: unknown }) => {
    const pressed = button?.[0];
    if (!isDone() && pressed instanceof HTMLElement) control.settle(pressed, !!fragments);
  };
  const pairs: readonly [string, JQueryListener][] = [
    [`wc_fragment_refresh ${UPDATED}`, () => isOurs() || document.querySelector(FRAGMENTS_SCRIPT) || control.refresh()],
    [`${UPDATED} item_removed_from_classic_cart`, () => isOurs() || control.focusAlert()],
    [ADDED, settle],
    [`${ADDED} ${REMOVED}`, show],
  ];
  const listen = () => {
    const body = findJQuery()?.(document.body);
    for (const [names, listener] of body ? pairs : []) {
      body?.on(names, listener);
      offs.push(() => body?.off(names, listener));
    }
    return !!body;
  };
  // jQuery may be loaded later.
  if (!listen()) {
    addEventListener('load', listen, { once: true });
    offs.push(() => removeEventListener('load', listen));
  }
  return () => {
    for (const off of offs) off();
  };
}
