import type { WidgetContext } from '@mountkit/core';
import type { CartPageEvents } from '../events';
import type { CartPageOptions } from '../settings';

/** What every part of a cart page works with. */
export type PageContext = WidgetContext<CartPageOptions, CartPageEvents>;

/** What a script can do with a mounted cart page. */
export interface CartPageControl {
  /** Asks the shop for the page anew, and shows it. */
  refresh(): void;
}

export const FORM = '.woocommerce-cart-form';
export const TOTALS = '.cart_totals';
export const QUANTITY = `${FORM} input.qty`;
export const METHODS = 'input[name^=shipping_method],select.shipping_method';

/** What the shop tells a visitor. */
export const NOTICES = '.woocommerce-error,.woocommerce-message,.woocommerce-info,.wc-block-components-notice-banner';
export const EMPTY = '.wc-empty-cart-message,.cart-empty';
