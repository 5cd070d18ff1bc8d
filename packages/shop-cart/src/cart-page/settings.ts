import { address, boolean, number, object, type Schema, text } from '@mountkit/core/logic';
import type { CheckoutTexts, States } from '../checkout/settings';
import type { DrawerTexts } from '../drawer/logic/texts';

/** Options of a cart page: the keys that shops print for their own script, and ours. */
export interface CartPageOptions {
  /** Address of the calls, with `%%endpoint%%` in it. Default the page's facts, else `/?wc-ajax=%%endpoint%%`. */
  readonly wc_ajax_url: string;
  /** What lets each call through. Empty: the form is sent instead, which has one of its own. */
  readonly apply_coupon_nonce: string;
  readonly remove_coupon_nonce: string;
  readonly update_shipping_method_nonce: string;
  /** Changed quantities are sent by themselves. Default true. */
  readonly auto_update: boolean;
  /** Milliseconds after the last change of a quantity until it is sent. Default 1500. */
  readonly delay: number;
  /** The shop's own script runs the page: only what it does not do is done. Default false. */
  readonly is_left: boolean;
  /** The states of countries, for the calculator of shipping. Default none: the page's own field stays. */
  readonly states: States;
  /** Words in place of its own: `failed` and `retry`; `state` is the first choice of a list of states, by default empty. */
  readonly texts: Partial<DrawerTexts & Pick<CheckoutTexts, 'state'>>;
}

/** How the options are read. */
export const CART_PAGE_SCHEMA: Schema<CartPageOptions> = {
  wc_ajax_url: /* @__PURE__ */ address('', 'host'),
  apply_coupon_nonce: /* @__PURE__ */ text(),
  remove_coupon_nonce: /* @__PURE__ */ text(),
  update_shipping_method_nonce: /* @__PURE__ */ text(),
  auto_update: /* @__PURE__ */ boolean(true),
  delay: /* @__PURE__ */ number(1500),
  is_left: /* @__PURE__ */ boolean(),
  states: /* @__PURE__ */ object<States>({}),
  texts: /* @__PURE__ */ object({}),
};
