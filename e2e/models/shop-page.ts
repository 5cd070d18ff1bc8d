import type { Locator, Page } from 'playwright-core';

/** The shop as somebody sees it who has no script. */
export interface ShopPage {
  /** The product cards, in their order. */
  readonly products: Locator;
  readonly resultCount: Locator;
  /** What the header says of the basket. */
  readonly basketLink: Locator;
  /** What the page tells on top. */
  readonly message: Locator;
  readonly error: Locator;
  open(path?: string): Promise<void>;
  /** A control of a group of filters. */
  filter(group: string, term: string): Locator;
  /** The button of a product's card. */
  addButton(product: string): Locator;
}

/** The shop of a server. */
export const shopPage = (page: Page, server: string): ShopPage => ({
  products: page.locator('ul.products > li'),
  resultCount: page.locator('.woocommerce-result-count'),
  basketLink: page.locator('a.cart-contents .count'),
  message: page.locator('.woocommerce-message'),
  error: page.locator('.woocommerce-error'),
  async open(path = '/shop/') {
    await page.goto(server + path);
  },
  filter: (group, term) =>
    page.getByRole('group', { name: group }).getByRole('button', { name: new RegExp(`^${term}( \\d+)?$`) }),
  addButton: (product) => page.getByRole('button', { name: `Add to basket: “${product}”` }),
});
