import type { Page } from 'playwright-core';

/** What somebody who orders types. */
const ADA: Readonly<Record<string, string>> = {
  billing_first_name: 'Ada',
  billing_last_name: 'Reed',
  billing_address_1: '1 Lane',
  billing_postcode: 'AB1 2CD',
  billing_city: 'Harbour',
};

/** The checkout, as a visitor sees it. */
export function checkoutPage(page: Page) {
  const field = (name: string) => page.locator(`[name="${name}"]`);
  return {
    field,
    place: page.locator('#place_order'),
    summary: page.locator('.woocommerce-NoticeGroup-checkout'),
    problems: page.locator('.mountkit-checkout__problem'),
    /** Puts something into the basket and opens the page. */
    async open(server: string, query = '') {
      await page.request.post(`${server}/?wc-ajax=add_to_cart`, { form: { product_id: '101', quantity: '1' } });
      await page.goto(`${server}/checkout/${query}`);
      await page.waitForFunction(() => window.mountkit?.widgets?.checkout?.registry.all()[0]?.status === 'ready');
    },
    /** Types what is required. */
    async fill(email: string) {
      for (const [name, value] of Object.entries({ ...ADA, billing_email: email })) await field(name).fill(value);
    },
  };
}
