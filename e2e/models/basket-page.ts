import type { Page } from 'playwright-core';
import { eventually } from '../harness/eventually';
import { shopModel } from './shop-model';

/** The drawer of the basket, and the page of the basket, as a visitor sees them. */
export function basketPage(page: Page, server: string) {
  const drawer = page.locator('dialog.mountkit-drawer');
  const shop = shopModel(page);
  return {
    shop,
    drawer,
    opener: page.locator('a.cart-contents'),
    lines: drawer.locator('.mountkit-basket__line'),
    total: drawer.locator('.mountkit-basket__total strong'),
    alert: drawer.getByRole('alert'),
    undo: drawer.getByRole('button', { name: 'Undo' }),
    retry: drawer.getByRole('button', { name: 'Try again' }),
    steps: (name: string) => ({
      more: drawer.getByRole('button', { name: `One more of ${name}` }),
      less: drawer.getByRole('button', { name: `One fewer of ${name}` }),
      field: drawer.getByRole('spinbutton', { name: `Quantity of ${name}` }),
      remove: drawer.getByRole('button', { name: `Remove ${name}` }),
    }),
    /** The names of the lines. */
    names: () => drawer.locator('.mountkit-basket__name').allInnerTexts(),
    /** Puts the first products of the shop into the basket. */
    async fill(count: number) {
      await page.goto(`${server}/shop/`);
      await shop.ready();
      for (let index = 0; index < count; index++) await shop.button(index).click();
      await eventually(() => shop.items.count()).toBe(count);
    },
    /** Opens the drawer, and waits until it shows the basket. */
    async open() {
      await page.waitForFunction(
        () => window.mountkit?.widgets?.['cart-drawer']?.registry.all()[0]?.status === 'ready',
      );
      await page.locator('a.cart-contents').click();
      await drawer.waitFor();
    },
    /** Waits until the page of the basket changes by itself. */
    ready: () =>
      page.waitForFunction(() => window.mountkit?.widgets?.['cart-page']?.registry.all()[0]?.status === 'ready'),
    form: page.locator('.woocommerce-cart-form'),
    rows: page.locator('.cart_item'),
    quantities: page.locator('.cart_item input.qty'),
    sum: page.locator('.order-total dd'),
    notices: page.locator('.woocommerce-notices-wrapper'),
    failure: page.locator('.mountkit-cart-error'),
  };
}
