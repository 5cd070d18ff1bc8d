import { address, boolean, number, object, type Schema, text } from '@mountkit/core/logic';
import type { DrawerTexts } from './logic/texts';

/** Where the parts are in markup that is no `dialog`, such as a page builder's; given in script. */
export interface DrawerParts {
  /** Class of the element while it is open. */
  readonly shown: string;
  /** What opens it, in the element. */
  readonly opener: string;
  /** The box that is shown, and what lies under it: a press there closes it. */
  readonly box: string;
  readonly ground: string;
  readonly closer: string;
  /** Its name. Default: that of the opener. */
  readonly label?: string;
  /** The name of the closer. */
  readonly close: string;
  /** It keeps the focus until it is closed. Default: it hangs below its opener, and the page can be used beside it. */
  readonly isModal?: boolean;
  /** It opens when the opener is pointed at, too. */
  readonly isHover?: boolean;
  /** The list in it: no higher than what is left of the window below it. */
  readonly list?: string;
  /** It is open from the start: the page was loaded by an add. */
  readonly isOpen?: boolean;
}

/** Options of a cart drawer. */
export interface DrawerOptions {
  /** It opens when a product was added, but not on the pages of basket and checkout. Default true. */
  readonly open_after_add: boolean;
  /** Selector of further links and buttons that open it, beside those whose `aria-controls` or address names its id. */
  readonly opener: string;
  /** Addresses of the basket, the checkout and the shop; empty: no link there. Default `/basket/`, `/checkout/`, `/shop/`. */
  readonly cart_url: string;
  readonly checkout_url: string;
  readonly shop_url: string;
  /** Base of the REST interface. Default: the page's facts, its link `https://api.w.org/`, else `/wp-json/`. */
  readonly base: string;
  /** The subtotal from which shipping is free, in the currency. Default: what the Store API says. */
  readonly free_shipping: number | undefined;
  /** Coupons can be used. Default true. */
  readonly coupon: boolean;
  /** Visitors can write a note to the shop, which the shop's Store API has to take. Default false. */
  readonly note: boolean;
  /** Products that go well with those in the basket are offered. Default true. */
  readonly cross_sells: boolean;
  /** Words in place of its own. */
  readonly texts: Partial<DrawerTexts>;
  readonly parts: DrawerParts | undefined;
}

/** How the options are read. */
export const DRAWER_SCHEMA: Schema<DrawerOptions> = {
  open_after_add: /* @__PURE__ */ boolean(true),
  opener: /* @__PURE__ */ text(),
  cart_url: /* @__PURE__ */ address('/basket/'),
  checkout_url: /* @__PURE__ */ address('/checkout/'),
  shop_url: /* @__PURE__ */ address('/shop/'),
  base: /* @__PURE__ */ address('', 'host'),
  free_shipping: /* @__PURE__ */ number(undefined),
  coupon: /* @__PURE__ */ boolean(true),
  note: /* @__PURE__ */ boolean(),
  cross_sells: /* @__PURE__ */ boolean(true),
  texts: /* @__PURE__ */ object({}),
  parts: /* @__PURE__ */ object<DrawerParts | undefined>(undefined),
};
