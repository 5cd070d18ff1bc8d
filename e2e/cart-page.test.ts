import { describe } from 'vitest';
import { findAxeViolations } from './harness/axe';
import { eventually } from './harness/eventually';
import { createHold } from './harness/faults';
import { findLeaks, takeHoldings, watchLeaks } from './harness/leaks';
import { expect, test } from './harness/test';
import { basketPage } from './models/basket-page';

/** As much of jQuery as the dialect uses; `heard` has the events of the page of the basket. */
const JQUERY = `window.heard = [];
window.jQuery = () => ({ on() {}, off() {}, triggerHandler() {}, trigger(name) {
  if (/^(?:updated_|applied_|removed_coupon|wc_cart_emptied|item_removed)/.test(name)) heard.push(name);
} });`;
const POST = /^\/basket\/$/;
/** The shop's calculator of shipping. */
const calculatorOf = (fields: string) => `<form class="woocommerce-shipping-calculator" action="/basket/" method="post">
  <a href="#" class="shipping-calculator-button" role="button" aria-expanded="false">Change address</a>
  <section class="shipping-calculator-form" hidden>${fields}<button>Update</button></section></form>`;
const COUPON = /wc-ajax=apply_coupon/;
/** The file that sends changes. */
const CHANGES = /lazy-cart-changes-/;

describe('the page of the basket', () => {
  test('sends a changed quantity by itself, once, and the totals follow', async ({ page, proxy }) => {
    const basket = basketPage(page, proxy.url);
    await basket.fill(2);
    await page.goto(`${proxy.url}/basket/`);
    await basket.ready();
    const before = await basket.sum.innerText();
    await basket.quantities.first().fill('2');
    await basket.quantities.first().fill('4');
    await eventually(() => basket.sum.innerText()).not.toBe(before);
    expect(await basket.quantities.first().inputValue()).toBe('4');
    expect(proxy.requests.filter(({ method, path }) => method === 'POST' && POST.test(path))).toHaveLength(1);
    await eventually(() => basket.shop.count.textContent()).toBe('5 items');
    expect(page.url()).toBe(`${proxy.url}/basket/`);
    expect(await basket.quantities.first().evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await findAxeViolations(page)).toEqual([]);
  });

  test('shows the newest of two changes, whatever is answered when', async ({ page, proxy }) => {
    const basket = basketPage(page, proxy.url);
    await basket.fill(1);
    await page.goto(`${proxy.url}/basket/`);
    await basket.ready();
    const hold = createHold('answer');
    let count = 0;
    proxy.fault(POST, (body) => (body && count++ === 0 ? hold : 'pass'));
    await basket.quantities.first().fill('3');
    await hold.arrived;
    await basket.quantities.first().fill('6');
    hold.release();
    await eventually(() => basket.shop.count.textContent()).toBe('6 items');
    expect(await basket.quantities.first().inputValue()).toBe('6');
  });

  test('removes a line without a reload, and puts it back', async ({ page, proxy }) => {
    const basket = basketPage(page, proxy.url);
    await basket.fill(2);
    await page.goto(`${proxy.url}/basket/`);
    await basket.ready();
    const link = page.locator('.product-remove a').first();
    await link.focus();
    await link.dblclick();
    await eventually(() => basket.rows.count()).toBe(1);
    expect(proxy.requests.filter(({ path }) => path.includes('remove_item='))).toHaveLength(1);
    await eventually(() => page.evaluate(() => document.activeElement?.className)).toBe('remove');
    await page.locator('a.restore-item').click();
    await eventually(() => basket.rows.count()).toBe(2);
    expect(page.url()).toBe(`${proxy.url}/basket/`);
  });

  test('says that it is empty when the last line is gone', async ({ page, proxy }) => {
    const basket = basketPage(page, proxy.url);
    await basket.fill(1);
    await page.goto(`${proxy.url}/basket/`);
    await basket.ready();
    await page.locator('.product-remove a').click();
    await page.getByText('Your basket is currently empty.').waitFor();
    await eventually(() => page.evaluate(() => document.activeElement?.textContent ?? '')).toContain('currently empty');
    await page.locator('a.restore-item').click();
    await eventually(() => basket.rows.count()).toBe(1);
  });

  test('uses a coupon by Enter and takes it out again', async ({ page, proxy }) => {
    const basket = basketPage(page, proxy.url);
    await basket.fill(1);
    await page.goto(`${proxy.url}/basket/`);
    await basket.ready();
    const before = await basket.sum.innerText();
    await page.locator('#coupon_code').fill('ten');
    await page.keyboard.press('Enter');
    await page.locator('.cart-discount').waitFor();
    await eventually(() => basket.notices.innerText()).toContain('Coupon code applied successfully.');
    expect(proxy.requests.filter(({ path }) => COUPON.test(path))).toHaveLength(1);
    await page.locator('.woocommerce-remove-coupon').click();
    await eventually(() => page.locator('.cart-discount').count()).toBe(0);
    expect(await basket.sum.innerText()).toBe(before);
    await page.locator('#coupon_code').fill('nothing');
    await page.locator('[name=apply_coupon]').click();
    await eventually(() => basket.notices.innerText()).toContain('Coupon “nothing” does not exist.');
  });

  test.for([
    ['a refused connection', 'refused'],
    ['a cut answer', 'cut'],
    ['HTML', 'nonsense'],
    ['500', { status: 500, body: '' }],
  ] as const)('after %s keeps what was typed, and tries again', async ([, fault], { page, proxy }) => {
    const basket = basketPage(page, proxy.url);
    await basket.fill(1);
    await page.goto(`${proxy.url}/basket/`);
    await basket.ready();
    let isBroken = true;
    proxy.fault(POST, (body) => (body && isBroken ? fault : 'pass'));
    if (fault === 'cut') proxy.fault(/^\/basket\/$/, () => (isBroken ? fault : 'pass'));
    await basket.quantities.first().fill('3');
    await basket.failure.waitFor();
    expect(await basket.quantities.first().inputValue()).toBe('3');
    expect(await basket.form.getAttribute('aria-busy')).toBeNull();
    expect(await findAxeViolations(page)).toEqual([]);
    isBroken = false;
    await basket.failure.getByRole('button', { name: 'Try again' }).click();
    await eventually(() => basket.shop.count.textContent()).toBe('3 items');
    expect(await basket.failure.count()).toBe(0);
  });

  test('opens the calculator of shipping and sends method and address', async ({ page, proxy }) => {
    const basket = basketPage(page, proxy.url);
    await basket.fill(1);
    const shipping = `<div class="shipping"><input type="radio" name="shipping_method[0]" data-index="0" value="flat" checked id="flat">
      <label for="flat">Flat</label><input type="radio" name="shipping_method[0]" data-index="0" value="free" id="free"><label for="free">Free</label>
      ${calculatorOf('<label>Town <input name="calc_shipping_city"></label>')}</div>`;
    const put = (text: string) => text.replace('<div class="wc-proceed', `${shipping}<div class="wc-proceed`);
    proxy.fault(/^\/basket\/$/, { change: put });
    proxy.fault(/update_shipping_method/, { page: `<div class="cart_totals"><p class="chosen">Free it is</p></div>` });
    await page.goto(`${proxy.url}/basket/`);
    await basket.ready();
    await page.locator('[data-mountkit=cart-page]').evaluate((root: HTMLElement) => {
      root.dataset.settings = JSON.stringify({ update_shipping_method_nonce: 'n' });
    });
    await page.locator('.shipping-calculator-button').click();
    await page.getByLabel('Town').fill('York');
    await page.keyboard.press('Enter');
    await eventually(() =>
      proxy.requests.some(({ body }) => body.includes('calc_shipping_city=York') && body.includes('calc_shipping=x')),
    ).toBe(true);
    await eventually(() => basket.form.getAttribute('aria-busy')).toBeNull();
    await page.getByLabel('Free').click();
    await page.getByText('Free it is').waitFor();
    const [sent] = proxy.requests.filter(({ path }) => path.includes('update_shipping_method'));
    expect(Object.fromEntries(new URLSearchParams(sent?.body))).toEqual({
      security: 'n',
      'shipping_method[0]': 'free',
    });
  });

  test('makes what is pressed before its code is there afterwards, once', async ({ page, proxy }) => {
    const basket = basketPage(page, proxy.url);
    await basket.fill(2);
    const hold = createHold('answer');
    proxy.fault(CHANGES, hold);
    await page.goto(`${proxy.url}/basket/`);
    await basket.ready();
    expect(proxy.requests.filter(({ path }) => CHANGES.test(path))).toEqual([]);
    await page.evaluate(() => document.querySelector<HTMLElement>('.product-remove a')?.click());
    await hold.arrived;
    hold.release();
    await eventually(() => basket.rows.count()).toBe(1);
    expect(proxy.requests.filter(({ path }) => path.includes('remove_item='))).toHaveLength(1);
    expect(page.url()).toBe(`${proxy.url}/basket/`);
  });

  test('sends a quantity that is typed before its code is there', async ({ page, proxy }) => {
    const basket = basketPage(page, proxy.url);
    await basket.fill(1);
    const hold = createHold('answer');
    proxy.fault(CHANGES, hold);
    await page.goto(`${proxy.url}/basket/`);
    await basket.ready();
    await basket.quantities.first().fill('3');
    await hold.arrived;
    hold.release();
    await eventually(() => basket.shop.count.textContent()).toBe('3 items');
    expect(proxy.requests.filter(({ method, path }) => method === 'POST' && POST.test(path))).toHaveLength(1);
  });

  for (const fault of ['refused', 'nonsense'] as const)
    test(`leaves it to the browser where its code is ${fault}`, async ({ page, proxy }) => {
      const basket = basketPage(page, proxy.url);
      await basket.fill(2);
      proxy.fault(CHANGES, fault);
      await page.goto(`${proxy.url}/basket/`);
      await basket.ready();
      await page.locator('.product-remove a').first().click();
      await page.waitForURL(/removed_item=1/);
      await eventually(() => basket.rows.count()).toBe(1);
    });

  test('leaves nothing when it is unmounted', async ({ page, proxy, context }) => {
    await watchLeaks(context);
    const basket = basketPage(page, proxy.url);
    await basket.fill(1);
    await page.goto(`${proxy.url}/basket/`);
    await basket.ready();
    const remove = () => page.evaluate(() => window.mountkit.widgets?.['cart-page']?.registry.removeAll());
    await remove();
    const before = await takeHoldings(page);
    await page.evaluate(() => {
      const root = document.querySelector('[data-mountkit=cart-page]');
      if (root) window.mountkit.widgets?.['cart-page']?.mount(root);
    });
    await basket.quantities.first().fill('2');
    await remove();
    expect(findLeaks(before, await takeHoldings(page))).toEqual([]);
  });
});

describe('the shop’s own page', () => {
  test('changes by itself, with the shop’s jQuery events', async ({ page, proxy }) => {
    const basket = basketPage(page, proxy.url);
    await basket.fill(2);
    await page.addInitScript({ content: JQUERY });
    await page.goto(`${proxy.url}/basket/?dialect=woocommerce`);
    await basket.ready();
    const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    await basket.quantities.first().fill('3');
    await eventually(heard).toEqual(['updated_cart_totals', 'updated_wc_div']);
    await page.locator('#coupon_code').fill('ten');
    await page.keyboard.press('Enter');
    await eventually(heard).toEqual([
      'updated_cart_totals',
      'updated_wc_div',
      'updated_cart_totals',
      'updated_wc_div',
      'applied_coupon',
    ]);
    await page.locator('.product-remove a').first().click();
    await eventually(async () => (await heard()).slice(5)).toEqual([
      'updated_cart_totals',
      'item_removed_from_classic_cart',
      'updated_wc_div',
    ]);
  });

  test('lists the states of a country in the calculator of shipping', async ({ page, proxy }) => {
    const basket = basketPage(page, proxy.url);
    await basket.fill(1);
    await page.addInitScript(() => {
      const countries = '{"US":{"CA":"California","NY":"New York"},"AT":[]}';
      Object.assign(window, { wc_country_select_params: { countries, i18n_select_state_text: 'Which?' } });
    });
    const fields = `<label>Country <select name="calc_shipping_country" class="country_to_state"><option>GB<option>US<option>AT</select></label>
      <p class="form-row" id="calc_shipping_state_field"><label for="state">State</label> <input name="calc_shipping_state" id="state" value="Kent"></p>`;
    const put = (text: string) =>
      text.replace('<div class="wc-proceed', `${calculatorOf(fields)}<div class="wc-proceed`);
    proxy.fault(/^\/basket\//, { change: put });
    await page.goto(`${proxy.url}/basket/?dialect=woocommerce`);
    await basket.ready();
    await page.locator('.shipping-calculator-button').click();
    const state = page.locator('[name=calc_shipping_state]');
    await page.getByLabel('Country').selectOption('US');
    expect(await state.locator('option').allTextContents()).toEqual(['Which?', 'California', 'New York']);
    await state.selectOption('NY');
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await eventually(() => proxy.requests.some(({ body }) => body.includes('calc_shipping_state=NY'))).toBe(true);
    await eventually(() => basket.form.getAttribute('aria-busy')).toBeNull();
    // What is answered is followed, too.
    await page.locator('.shipping-calculator-button').click();
    await page.getByLabel('Country').selectOption('AT');
    expect(await state.getAttribute('type')).toBe('hidden');
  });

  test('is left to the shop’s own script where that is on the page', async ({ page, proxy }) => {
    const basket = basketPage(page, proxy.url);
    await basket.fill(1);
    proxy.fault(/^\/wp-content\/plugins\/woocommerce\/assets\/js\/frontend\/cart\.min\.js/, { status: 200, body: '' });
    proxy.fault(/^\/basket\//, {
      change: (text) =>
        text.replace(
          '</body>',
          '<script src="/wp-content/plugins/woocommerce/assets/js/frontend/cart.min.js"></script></body>',
        ),
    });
    await page.goto(`${proxy.url}/basket/?dialect=woocommerce`);
    await basket.ready();
    await page.locator('.product-remove a').click();
    await page.waitForURL(/removed_item=1/);
  });
});
