import { describe } from 'vitest';
import { findAxeViolations } from './harness/axe';
import { eventually } from './harness/eventually';
import { createHold } from './harness/faults';
import { findLeaks, takeHoldings, watchLeaks } from './harness/leaks';
import { expect, test } from './harness/test';
import { basketPage } from './models/basket-page';

const BATCH = /wc\/store\/v1\/batch/;
const CART = /wc\/store\/v1\/cart$/;

describe('the drawer of the basket', () => {
  test('opens from the header, shows the lines, and gives the focus back', async ({ page, proxy, watch }) => {
    const basket = basketPage(page, proxy.url);
    await basket.fill(2);
    await basket.open();
    await eventually(() => basket.lines.count()).toBe(2);
    expect(await basket.drawer.getByRole('link', { name: 'Checkout' }).getAttribute('href')).toBe('/checkout/');
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await eventually(() => basket.drawer.isVisible()).toBe(false);
    await eventually(() => page.evaluate(() => document.activeElement?.className)).toBe('cart-contents');
    expect(watch.errors).toEqual([]);
  });

  test('says that it is empty, without a fault for the reader of a screen', async ({ page, proxy }) => {
    const basket = basketPage(page, proxy.url);
    await page.goto(`${proxy.url}/shop/`);
    await basket.open();
    await basket.drawer.getByText('Your basket is empty.').waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
  });

  test('opens after an add where the page does not show the basket beside', async ({ page, proxy }) => {
    const basket = basketPage(page, proxy.url);
    await page.goto(`${proxy.url}/shop/`);
    await basket.shop.ready();
    await page.locator('dialog[data-mountkit]').evaluate((dialog) => {
      dialog.dataset.openAfterAdd = 'true';
    });
    await basket.shop.button(0).click();
    await eventually(() => basket.lines.count()).toBe(1);
    // What the cart announces is inside the dialog, where it is heard.
    expect(await basket.drawer.locator('.widget_shopping_cart_live_region').count()).toBe(1);
    await page.keyboard.press('Escape');
    await eventually(() => page.locator('body > .widget_shopping_cart_live_region').count()).toBe(1);
  });

  test('changes quantities by buttons and by the field, and the header follows', async ({ page, proxy }) => {
    const basket = basketPage(page, proxy.url);
    await basket.fill(1);
    await basket.open();
    await eventually(() => basket.lines.count()).toBe(1);
    const [name = ''] = await basket.names();
    const { more, field } = basket.steps(name);
    await more.click();
    await more.click();
    await eventually(() => field.inputValue()).toBe('3');
    await eventually(() => basket.shop.count.textContent()).toBe('3 items');
    await field.fill('5');
    await field.press('Enter');
    await eventually(() => basket.shop.count.textContent()).toBe('5 items');
    await page.reload();
    expect(await basket.shop.count.textContent()).toBe('5 items');
  });

  test('removes a line, and puts it back with the number that was there', async ({ page, proxy }) => {
    const basket = basketPage(page, proxy.url);
    await basket.fill(2);
    await basket.open();
    await eventually(() => basket.lines.count()).toBe(2);
    const [name = ''] = await basket.names();
    await basket.steps(name).more.click();
    await eventually(() => basket.shop.count.textContent()).toBe('3 items');
    await basket.steps(name).remove.click();
    await eventually(() => basket.lines.count()).toBe(1);
    await eventually(() => basket.undo.evaluate((button) => button === document.activeElement)).toBe(true);
    await basket.undo.click();
    await eventually(() => basket.shop.count.textContent()).toBe('3 items');
    expect(await basket.steps(name).field.inputValue()).toBe('2');
  });

  test('uses a coupon, and says why it does not use one', async ({ page, proxy }) => {
    const basket = basketPage(page, proxy.url);
    await basket.fill(1);
    await basket.open();
    await basket.drawer.getByText('Coupon code').click();
    const field = basket.drawer.getByRole('textbox', { name: 'Coupon code' });
    await field.fill('nothing');
    await field.press('Enter');
    await eventually(() => basket.alert.innerText()).toContain('Coupon “nothing” does not exist.');
    expect(await findAxeViolations(page)).toEqual([]);
    await field.fill('ten');
    await field.press('Enter');
    const remove = basket.drawer.getByRole('button', { name: 'Remove coupon ten' });
    await remove.waitFor();
    await eventually(() => basket.alert.isVisible()).toBe(false);
    await remove.click();
    await eventually(() => remove.count()).toBe(0);
  });

  test('keeps a note for the checkout', async ({ page, proxy }) => {
    const basket = basketPage(page, proxy.url);
    await basket.fill(1);
    await basket.open();
    await basket.drawer.getByText('Note to the shop').click();
    await basket.drawer.getByRole('textbox', { name: 'Note to the shop' }).fill('Ring twice.');
    await page.keyboard.press('Tab');
    await basket.drawer.getByText('Saved.').waitFor();
    await page.goto(`${proxy.url}/checkout/`);
    expect(await page.locator('#order_comments').inputValue()).toBe('Ring twice.');
  });

  test('offers what goes well with it, and how far it is to free shipping', async ({ page, proxy }) => {
    const basket = basketPage(page, proxy.url);
    await basket.fill(1);
    await basket.open();
    await basket.drawer.getByText(/to go until shipping is free/).waitFor();
    const add = basket.drawer.getByRole('button', { name: /^Add / }).first();
    await add.click();
    await eventually(() => basket.lines.count()).toBe(2);
  });

  test.for([
    ['a refused connection', 'refused'],
    ['a cut answer', 'cut'],
    ['HTML', 'nonsense'],
    ['500', { status: 500, body: '' }],
  ] as const)('says after %s that nothing was changed, in a sentence', async ([, fault], { page, proxy }) => {
    const basket = basketPage(page, proxy.url);
    await basket.fill(1);
    await basket.open();
    await eventually(() => basket.lines.count()).toBe(1);
    const [name = ''] = await basket.names();
    const { more, field } = basket.steps(name);
    let isBroken = true;
    proxy.fault(BATCH, () => (isBroken ? fault : 'pass'));
    await more.click();
    await eventually(() => basket.alert.innerText()).toContain('That did not work');
    expect(await basket.drawer.innerText()).not.toContain('/wp-json/');
    isBroken = false;
    const before = Number(await field.inputValue());
    await more.click();
    await eventually(() => field.inputValue()).toBe(`${before + 1}`);
    await eventually(() => basket.alert.isVisible()).toBe(false);
  });

  test('says that it could not be loaded, and tries again', async ({ page, proxy }) => {
    const basket = basketPage(page, proxy.url);
    await basket.fill(1);
    let isBroken = true;
    proxy.fault(CART, () => (isBroken ? 'refused' : 'pass'));
    await basket.open();
    await eventually(() => basket.alert.innerText()).toContain('Your basket could not be loaded.');
    expect(await findAxeViolations(page)).toEqual([]);
    isBroken = false;
    await basket.retry.click();
    await eventually(() => basket.lines.count()).toBe(1);
    expect(await basket.alert.isVisible()).toBe(false);
  });

  test('shows that it is loading, and that the visitor is offline', async ({ page, proxy, context }) => {
    const basket = basketPage(page, proxy.url);
    await basket.fill(1);
    const hold = createHold('answer');
    proxy.fault(CART, hold);
    await basket.open();
    await basket.drawer.getByText('Loading your basket…').waitFor();
    hold.release();
    await eventually(() => basket.lines.count()).toBe(1);
    await context.setOffline(true);
    await basket.drawer.getByText(/You are offline/).waitFor();
    await context.setOffline(false);
    await eventually(() => basket.drawer.getByText(/You are offline/).isVisible()).toBe(false);
  });

  test('leads to the page of the basket where its parts cannot be loaded', async ({ page, proxy }) => {
    const basket = basketPage(page, proxy.url);
    proxy.fault(/lazy-drawer-look/, 'refused');
    await basket.fill(1);
    await basket.opener.click();
    await page.waitForURL(/\/basket\/$/);
  });

  test('leaves nothing when it is unmounted', async ({ page, proxy, context }) => {
    await watchLeaks(context);
    const basket = basketPage(page, proxy.url);
    await basket.fill(1);
    // The cart of the page says later that something was added: that is not the drawer's to leave.
    await page.reload();
    const unmount = () => page.evaluate(() => window.mountkit.widgets?.['cart-drawer']?.registry.removeAll());
    const remount = () =>
      page.evaluate(() => {
        const dialog = document.querySelector('dialog[data-mountkit]');
        if (dialog) window.mountkit.widgets?.['cart-drawer']?.mount(dialog);
      });
    await basket.open();
    await eventually(() => basket.lines.count()).toBe(1);
    await page.keyboard.press('Escape');
    await unmount();
    const before = await takeHoldings(page);
    await remount();
    await basket.opener.click();
    await eventually(() => basket.lines.count()).toBe(1);
    await page.keyboard.press('Escape');
    await unmount();
    expect(findLeaks(before, await takeHoldings(page))).toEqual([]);
  });

  test('reports markup that is no dialog', async ({ page, proxy, watch }) => {
    await page.goto(`${proxy.url}/shop/`);
    await basketPage(page, proxy.url).shop.ready();
    await page.evaluate(() => {
      const wrong = document.createElement('div');
      wrong.dataset.mountkit = 'cart-drawer';
      document.body.append(wrong);
    });
    await eventually(() => watch.reports.some((text) => text.includes('expected a dialog'))).toBe(true);
  });
});
