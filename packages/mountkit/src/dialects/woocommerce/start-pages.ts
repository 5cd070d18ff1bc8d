import { NOT_FOREIGN, report } from '@mountkit/core';
import type { Mountkit } from '../../loader/create-mountkit';

/** What a page has that is about one product, and what it has that is about an order or an address. */
const PAGES = [
  ['form.variations_form,.wc-tabs,.woocommerce-product-gallery,#rating', () => import('./product-pages')],
  ['form.checkout,.woocommerce-address-fields', () => import('./checkout-pages')],
] as const;

/** Starts what only some of the shop's pages have. */
export function startPages(mountkit: Mountkit): void {
  for (const [selector, load] of PAGES) {
    if (!document.querySelector(`:is(${selector})${NOT_FOREIGN}`)) continue;
    load().then(
      ({ start }) => start(mountkit),
      (error) => report('could not load what the pages of the shop need', error, 'error'),
    );
  }
}
