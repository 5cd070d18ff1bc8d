import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { eventually } from './harness/eventually';
import type { FaultProxy } from './harness/fault-proxy';
import { expect, test } from './harness/test';
import { addSteppers, shopModel } from './models/shop-model';

const UPDATE = /wc\/store\/v1\/cart\/update-item/;

/** Opens the shop with two products in a mini basket whose numbers can be changed. */
async function openWithNumbers(page: Page, proxy: FaultProxy) {
  proxy.fault(/wc-ajax=/, { change: addSteppers });
  await page.goto(`${proxy.url}/shop/`);
  const shop = shopModel(page);
  await shop.ready();
  for (const index of [0, 1]) await shop.button(index).click();
  await eventually(() => shop.items.count()).toBe(2);
  // Said a second after it is there, and not to be taken for what is said next.
  const added = await shop.button(1).getAttribute('data-success_message');
  await eventually(() => shop.live.textContent()).toBe(added);
  return { shop, ...numbersOf(page) };
}

const numbersOf = (page: Page) => ({
  numbers: () =>
    page
      .locator('.woocommerce-mini-cart-item input.qty')
      .evaluateAll((all) => all.map((input) => Number((input as HTMLInputElement).value))),
  plus: page.getByRole('button', { name: 'More', exact: true }),
  minus: page.getByRole('button', { name: 'Fewer' }),
});

describe('numbers in the mini basket', () => {
  test('are changed in the shop, by buttons and by typing, and the focus stays', async ({ page, proxy, watch }) => {
    const { shop, numbers, plus } = await openWithNumbers(page, proxy);
    const loaded = page.waitForResponse(/lazy-cart-quantities/).catch(() => null);
    await page.reload();
    await shop.ready();
    await loaded;
    await eventually(numbers).toEqual([1, 1]);
    const held = page.waitForResponse(UPDATE);
    await plus.nth(1).click();
    await held;
    await eventually(() => shop.count.textContent()).toContain('3 items');
    expect(await numbers()).toEqual([1, 2]);
    const indexOfFocus = () =>
      page.evaluate(() => [...document.querySelectorAll('.plus')].indexOf(document.activeElement as Element));
    expect(await indexOfFocus()).toBe(1);

    await page.locator('.woocommerce-mini-cart-item input.qty').first().fill('4');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await eventually(() => shop.count.textContent()).toContain('6 items');
    await page.reload();
    await eventually(numbers).toEqual([4, 2]);
    expect(watch.errors).toEqual([]);
  });

  test('go back where the shop refuses, and the visitor is told', async ({ page, proxy }) => {
    const { shop, numbers, plus } = await openWithNumbers(page, proxy);
    proxy.fault(UPDATE, { status: 400, body: '{"code":"woocommerce_rest_product_partially_out_of_stock"}' });
    await plus.first().click();
    await eventually(() => shop.errors.count()).toBe(1);
    expect(await numbers()).toEqual([1, 1]);
    proxy.fault(UPDATE, { status: 500, body: '' });
    await plus.first().click();
    await eventually(() => shop.live.textContent()).toMatch(/try again/);
    await eventually(numbers).toEqual([1, 1]);
  });

  test('remove the item at nothing, and undo brings the number back', async ({ page, proxy }) => {
    const { shop, plus, minus } = await openWithNumbers(page, proxy);
    await plus.first().click();
    await eventually(() => shop.count.textContent()).toContain('3 items');
    await page.locator('.woocommerce-mini-cart-item input.qty').first().fill('0');
    await minus.nth(1).focus();
    await eventually(() => shop.items.count()).toBe(1);
    proxy.fault(/wc-ajax=/, 'pass');
    await shop.undo.click();
    await eventually(async () => Object.values(await shop.shown()).sort()).toEqual([1, 2]);
  });
});
