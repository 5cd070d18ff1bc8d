import { NOT_FOREIGN, readCookies } from '@mountkit/core';
import { whenPageChanges } from '../elementor/watch-page';
import { findJQuery } from './jquery';

/** What a cart works on: buttons, forms, notices and baskets of the shop, by the words in their classes. */
const MARKUP = `body :is([class*=woocommerce],[class*=cart],[class*=wc-],input.qty,[data-mountkit*=cart],#coming-soon-footer-banner)${NOT_FOREIGN}`;

/** Whether a basket exists, whose content is shown wherever the shop says. */
const hasBasket = () => /\bwoocommerce_(?:items_in_cart|cart_hash)=/.test(readCookies());

/**
 * Calls back once the page has a use for a cart, at once or later: it has a basket or markup of the shop's, or it has jQuery, by
 * which other scripts tell of baskets.
 */
export function whenCartNeeded(start: () => void): void {
  let isStarted = false;
  const look = () => {
    if (isStarted || !(hasBasket() || findJQuery() || document.querySelector(MARKUP))) return;
    isStarted = true;
    start();
  };
  whenPageChanges(look);
  // jQuery may be loaded later.
  addEventListener('load', look, { once: true });
}
