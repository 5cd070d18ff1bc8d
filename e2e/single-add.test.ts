import { describe } from 'vitest';
import { findAxeViolations } from './harness/axe';
import { eventually } from './harness/eventually';
import { createHold } from './harness/faults';
import { expect, test } from './harness/test';
import { CUP, productPage } from './models/product-page';
import { shopModel } from './models/shop-model';

const SET = '/product/breakfast-table/';

describe('the form of a product', () => {
  test('adds a variation without leaving the page, once for a double press', async ({ page, proxy, watch }) => {
    await page.goto(proxy.url + CUP);
    const product = productPage(page);
    await product.ready();
    await shopModel(page).ready();
    await page.evaluate(() => Reflect.set(window, 'isSame', true));
    await product.size.selectOption('Large');
    await product.colour.selectOption({ index: 1 });
    const events = await shopModel(page).watchEvents();
    await product.form.locator('.qty').fill('2');
    await product.add.dblclick();
    await eventually(() => product.count.textContent()).toBe('2 items');
    await eventually(events).toEqual(['adding', 'fragmentsLoaded', 'added', 'buttonUpdated']);
    expect(await page.locator('.woocommerce-message').textContent()).toContain('has been added to your basket');
    expect(await product.add.getAttribute('class')).toContain('added');
    expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true);
    expect(proxy.requests.filter(({ method, path }) => method === 'POST' && path === CUP)).toHaveLength(1);
    expect(await findAxeViolations(page)).toEqual([]);
    expect(watch.reports).toEqual([]);
  });

  test('adds several products of a set, and says what it refuses at the button', async ({ page, proxy }) => {
    await page.goto(proxy.url + SET);
    const product = productPage(page);
    await shopModel(page).ready();
    await page.waitForLoadState('networkidle');
    await product.add.click();
    const error = product.form.locator('.mountkit-cart-error');
    await eventually(() => error.textContent()).toContain('Please choose the quantity');
    expect(await page.locator('.woocommerce-error').textContent()).toContain('Please choose the quantity');
    expect(await findAxeViolations(page)).toEqual([]);
    await product.form.locator('.qty').nth(0).fill('1');
    await product.form.locator('.qty').nth(1).fill('3');
    await product.add.click();
    await eventually(() => product.count.textContent()).toBe('4 items');
    expect(await error.count()).toBe(0);
    expect(await page.locator('.woocommerce-error').count()).toBe(0);
  });

  test('can be used again after a failure, and is not lost when the visitor leaves', async ({ page, proxy }) => {
    await page.goto(proxy.url + SET);
    const product = productPage(page);
    await shopModel(page).ready();
    await page.waitForLoadState('networkidle');
    await product.form.locator('.qty').nth(0).fill('1');
    proxy.fault(new RegExp(`^${SET}$`), 'refused');
    await product.add.click();
    const error = product.form.locator('.mountkit-cart-error');
    await eventually(() => error.textContent()).toContain('That did not work.');
    expect(await product.add.getAttribute('class')).not.toContain('loading');

    const hold = createHold('answer');
    proxy.fault(new RegExp(`^${SET}$`), hold);
    await product.add.click();
    await hold.arrived;
    await page.goto(`${proxy.url}/shop/`);
    hold.release();
    await eventually(async () => {
      await page.reload();
      return product.count.textContent();
    }).toBe('1 item');
  });
});
