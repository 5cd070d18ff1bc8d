import { describe } from 'vitest';
import { findAxeViolations } from './harness/axe';
import { eventually } from './harness/eventually';
import { pageOf, tagOf } from './harness/markup';
import { expect, test } from './harness/test';
import { checkoutPage } from './models/checkout-page';

const ready = () => window.mountkit?.widgets?.checkout?.registry.all()[0]?.status === 'ready';

/** What the page builder prints: a coupon box in the form of the order, a login beside it. */
const BUILDER = `<div class="e-woocommerce-login-section"><p>Returning? <a href="#" class="e-show-login">Log in</a></p>
  <div class="e-woocommerce-login-anchor" style="display:none"><label>Name <input name="username"></label>
  <label>Password <input name="password" type="password"></label><input type="hidden" name="woocommerce-login-nonce" value="n1">
  <button type="button" class="e-woocommerce-form-login-submit">Log in now</button></div></div>
  <form class="checkout woocommerce-checkout" data-mountkit="checkout" method="post" action="/order"
    data-settings='{"apply_coupon_nonce":"n2","remove_coupon_nonce":"n3"}'>
  <input type="radio" name="payment_method" value="stripe" checked aria-label="Card">
  <div class="e-coupon-box"><p>Coupon? <a href="#" class="e-show-coupon-form">Enter it</a></p>
  <div class="e-coupon-anchor" style="display:none"><input name="coupon_code" aria-label="Code">
  <button type="submit" class="e-apply-coupon" name="apply_coupon">Apply</button></div></div>
  <a href="#" class="woocommerce-remove-coupon" data-coupon="old">Remove</a><button id="place_order">Order</button></form>`;

describe('what the builder adds to a checkout', () => {
  test("is left to the builder's own script, where that is on the page", async ({ page, pages, proxy, watch }) => {
    const asked: string[] = [];
    await page.route(/wc-ajax=/, (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
    await page.route('**/pro-elements/assets/js/frontend.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    const script = `<script src="${proxy.url}/pro-elements/assets/js/frontend.js"></script>`;
    await page.goto(pages.add(pageOf({ head: script + tagOf(proxy.url), body: BUILDER })));
    await page.waitForFunction(ready);
    const link = page.locator('.e-show-coupon-form');
    await link.click();
    expect(await link.getAttribute('aria-expanded')).toBe(null);
    expect(await page.getByLabel('Code').isVisible()).toBe(false);
    await page.evaluate(() => {
      document.querySelector('.e-coupon-anchor')?.removeAttribute('style');
      document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
    });
    await page.getByLabel('Code').fill('ten');
    await page.getByRole('button', { name: 'Apply' }).click();
    expect(asked).toEqual([]);
    expect(watch.reports).toEqual([]);
  });

  test('coupons are applied, refused and removed, and never send the order', async ({ page, pages, proxy, watch }) => {
    const asked: string[] = [];
    const answers = [
      '<ul class="woocommerce-error" role="alert"><li>No such coupon<img src=x onerror="document.title=1"></li></ul>',
      '<div class="woocommerce-message" role="alert">Applied.</div>',
      '',
      '<div class="woocommerce-message" role="alert">Removed.</div>',
    ];
    await page.route(/wc-ajax=(apply|remove)_coupon/, (route) => {
      const request = route.request();
      const body = answers[asked.push(`${new URL(request.url()).search} ${request.postData()}`) - 1] ?? '';
      return route.fulfill({ contentType: 'text/html', body });
    });
    const events: string[] = [];
    await page.exposeFunction('noteEvent', (name: string) => events.push(name));
    await page.goto(pages.add(pageOf({ head: tagOf(proxy.url), body: BUILDER })));
    await page.waitForFunction(ready);
    await page.evaluate(() => {
      for (const name of ['couponApplied', 'couponRemoved', 'update', 'failed'])
        document.addEventListener(`mountkit:checkout:${name}`, () => Reflect.get(window, 'noteEvent')(name));
    });
    const { summary } = checkoutPage(page);
    const link = page.getByRole('button', { name: 'Enter it' });
    const code = page.getByLabel('Code');
    expect(await code.isVisible()).toBe(false);
    await link.press(' ');
    expect(await link.getAttribute('aria-expanded')).toBe('true');
    expect(await code.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await findAxeViolations(page)).toEqual([]);
    await code.fill(' ten ');
    await code.press('Enter');
    await eventually(() => summary.textContent()).toContain('No such coupon');
    expect(await summary.locator('[onerror]').count()).toBe(0);
    await page.getByRole('button', { name: 'Apply' }).click();
    await eventually(() => summary.textContent()).toBe('Applied.');
    await page.getByRole('button', { name: 'Apply' }).click();
    await eventually(() => summary.textContent()).toContain('could not be brought up to date');
    await page.locator('.woocommerce-remove-coupon').click();
    await eventually(() => summary.textContent()).toBe('Removed.');
    expect(asked).toEqual([
      '?wc-ajax=apply_coupon security=n2&coupon_code=ten',
      '?wc-ajax=apply_coupon security=n2&coupon_code=ten',
      '?wc-ajax=apply_coupon security=n2&coupon_code=ten',
      '?wc-ajax=remove_coupon security=n3&coupon=old',
    ]);
    await eventually(() => events).toEqual(['failed', 'couponApplied', 'update', 'failed', 'couponRemoved', 'update']);
    expect(await page.locator('form').getAttribute('data-run-by')).toContain('stripe');
    expect(new URL(page.url()).pathname).not.toBe('/order');
    expect(await page.title()).toBe('A test page');
    expect(watch.reports).toEqual([]);
    const left = await page.evaluate(() => {
      window.mountkit.removeAll();
      return document.querySelector('main')?.innerHTML;
    });
    const before = await page.evaluate((markup) => {
      const { body } = new DOMParser().parseFromString(markup, 'text/html');
      return body.innerHTML;
    }, `<h1>A test page</h1>${BUILDER}`);
    const plain = (markup = '') => markup.replaceAll('display: none;', 'display:none');
    expect(plain(left)).toBe(plain(before));
  });

  test('a login says what the site says, and loads the page again once it is done', async ({ page, pages, proxy }) => {
    const asked: string[] = [];
    await page.route(/admin-ajax/, (route) => {
      const isFirst = asked.push(route.request().postData() ?? '') === 1;
      const refusal = { logged_in: false, message: '<strong>Error:</strong> wrong password' };
      return route.fulfill({ json: isFirst ? refusal : { logged_in: true, message: '' } });
    });
    await page.goto(pages.add(pageOf({ head: tagOf(proxy.url), body: BUILDER })));
    await page.waitForFunction(ready);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByLabel('Name').fill('ada');
    await page.getByLabel('Password').fill('secret');
    await page.getByLabel('Password').press('Enter');
    await eventually(() => checkoutPage(page).summary.textContent()).toBe('Error: wrong password');
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Log in now' }).click();
    await loaded;
    expect(asked[1]).toBe(
      'action=elementor_woocommerce_checkout_login_user&username=ada&password=secret&nonce=n1&remember=false',
    );
  });
});

describe('the form of an order', () => {
  test('says what is wrong at the fields and above, then orders once for a double press', async ({
    page,
    proxy,
    watch,
  }) => {
    const checkout = checkoutPage(page);
    await checkout.open(proxy.url);
    expect(await page.locator('form.checkout').getAttribute('data-run-by')).toContain('cod, bacs');
    await page.waitForLoadState('networkidle');
    expect(await checkout.place.textContent()).toBe('Order now, pay later');
    await page.getByLabel('Bank transfer').check();
    expect(await checkout.place.textContent()).toBe('Place order');
    expect(await page.locator('.payment_box.payment_method_cod').isVisible()).toBe(false);

    await checkout.field('billing_email').fill('nobody');
    await checkout.place.click();
    await eventually(() => checkout.summary.locator('li').allTextContents()).toEqual([
      'Billing First name is a required field.',
      'Billing Last name is a required field.',
      'Billing Email address is not a valid email address.',
      'Billing Street address is a required field.',
      'Billing Postcode is a required field.',
      'Billing Town / City is a required field.',
    ]);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('billing_first_name');
    expect(await checkout.field('billing_email').getAttribute('aria-invalid')).toBe('true');
    expect(await findAxeViolations(page)).toEqual([]);
    await checkout.summary.getByRole('link', { name: 'Postcode' }).click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('billing_postcode');

    const email = `order-${Date.now()}@example.org`;
    await checkout.fill(email);
    await eventually(() => checkout.problems.count()).toBe(0);
    await checkout.place.dblclick();
    await page.waitForURL(/order-received/);
    const sent = proxy.requests.filter(({ path }) => path.includes('wc-ajax=checkout'));
    expect(sent).toHaveLength(1);
    const answer = await page.request.get(`${proxy.url}/admin/api/orders?limit=200`);
    const { items } = (await answer.json()) as { items: { email: string }[] };
    expect(items.filter((order) => order.email === email)).toHaveLength(1);
    expect(watch.reports).toEqual([]);
  });

  test('keeps all that was typed through refusals and failures', async ({ page, proxy }) => {
    const checkout = checkoutPage(page);
    await checkout.open(proxy.url);
    await page.waitForLoadState('networkidle');
    await checkout.fill('ada@example.org');
    await page.waitForLoadState('networkidle');
    const faults = [
      { status: 500, body: 'oops' },
      {
        status: 200,
        body: '{"result":"failure","messages":"<ul class=\\"woocommerce-error\\" role=\\"alert\\"><li data-id=\\"billing_postcode\\">No such postcode.</li></ul>"}',
      },
      { status: 200, body: '{"result":"success","redirect":"javascript:document.title=1"}' },
      'refused',
      'nonsense',
    ] as const;
    for (const [index, fault] of faults.entries()) {
      proxy.fault(/wc-ajax=checkout/, fault);
      await checkout.place.click();
      const said = index === 1 ? 'No such postcode.' : 'Your order could not be sent.';
      await eventually(() => checkout.summary.textContent()).toContain(said);
      await eventually(() => checkout.place.getAttribute('aria-disabled')).toBeNull();
      expect(await checkout.field('billing_first_name').inputValue()).toBe('Ada');
      if (index === 1) expect(await checkout.field('billing_postcode').getAttribute('aria-invalid')).toBe('true');
    }
    expect(await page.title()).not.toBe('1');
    expect(new URL(page.url()).pathname).toBe('/checkout/');
    await checkout.field('billing_postcode').fill('AB1 2CD');
    proxy.fault(/wc-ajax=checkout/, 'pass');
    await checkout.place.click();
    await page.waitForURL(/order-received/);
  });

  test('asks for the totals when the address changes, the newest question wins, and what was typed stays', async ({
    page,
    proxy,
  }) => {
    const checkout = checkoutPage(page);
    await checkout.open(proxy.url);
    await page.waitForLoadState('networkidle');
    let count = 0;
    let release = () => {};
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    const fragment = (words: string) => ({
      result: 'success',
      fragments: {
        '.woocommerce-checkout-review-order-table': `<dl class="shop_table woocommerce-checkout-review-order-table"><dd>${words}</dd></dl>`,
        '.woocommerce-checkout-payment': `<div class="woocommerce-checkout-payment" id="payment"><input type="radio" name="payment_method" value="cod" id="payment_method_cod" checked aria-label="Cash"><input type="radio" name="payment_method" value="bacs" id="payment_method_bacs" aria-label="Bank"><label>Note <input name="note"></label><label><input type="checkbox" name="terms" id="terms"> Terms</label><button id="place_order">Go</button></div>`,
      },
    });
    await page.route(/update_order_review/, async (route) => {
      const mine = ++count;
      if (mine === 1) await late;
      await route.fulfill({ json: fragment(`answer ${mine}`) }).catch(() => {});
    });
    const bodies: string[] = [];
    page.on(
      'request',
      (request) => request.url().includes('update_order_review') && bodies.push(request.postData() ?? ''),
    );
    await checkout.field('billing_country').selectOption('FR');
    await checkout.field('billing_country').selectOption('DE');
    const table = page.locator('.woocommerce-checkout-review-order-table');
    await eventually(() => table.textContent()).toBe('answer 2');
    release();
    await page.locator('#payment_method_bacs').check();
    await page.locator('[name=note]').fill('ring twice');
    await page.locator('#terms').check();
    await checkout.field('billing_country').selectOption('NL');
    await eventually(() => table.textContent()).toBe('answer 3');
    expect(await page.locator('#payment_method_bacs').isChecked()).toBe(true);
    expect(await page.locator('[name=note]').inputValue()).toBe('ring twice');
    expect(await page.locator('#terms').isChecked()).toBe(true);
    const last = new URLSearchParams(bodies.at(-1));
    expect([last.get('country'), last.get('s_country'), last.get('has_full_address')]).toEqual(['NL', 'NL', 'false']);
    expect(last.get('payment_method')).toBe('bacs');
    expect(last.get('post_data')).toContain('billing_country=NL');
  });

  test('has the states of a country, or none, and what a country says of its fields', async ({
    page,
    pages,
    proxy,
  }) => {
    const row = (name: string, control: string, label: string, priority: number) =>
      `<p class="form-row validate-required address-field" id="billing_${name}_field" data-priority="${priority}"><label for="billing_${name}">${label} <span class="required">*</span></label>${control}</p>`;
    const settings = JSON.stringify({
      states: { US: { CA: 'California', NY: 'New York' }, AT: [] },
      address_rules: {
        default: {
          state: { label: 'State', required: true, hidden: false },
          postcode: { label: 'Postcode', required: true, priority: 90 },
        },
        US: { postcode: { label: 'ZIP Code', priority: 45 } },
        AT: { state: { required: false, hidden: true } },
      },
    });
    const body = `<form class="checkout" data-mountkit="checkout" data-settings='${settings}'><div>${row('country', '<select name="billing_country" id="billing_country" class="country_to_state"><option value="GB">GB<option value="US">US<option value="AT">AT</select>', 'Country', 40)}${row('state', '<input name="billing_state" id="billing_state" class="input-text" value="CA">', 'State', 80)}${row('postcode', '<input name="billing_postcode" id="billing_postcode">', 'Postcode', 90)}</div><button>Go</button></form>`;
    await page.route(/update_order_review/, (route) => route.fulfill({ json: { result: 'success', fragments: {} } }));
    await page.goto(pages.add(pageOf({ head: tagOf(proxy.url), body })));
    await page.waitForFunction(ready);
    const state = page.locator('[name=billing_state]');
    await page.getByLabel('Country').focus();
    await page.getByLabel('Country').selectOption('US');
    expect(await state.evaluate((field) => field.localName)).toBe('select');
    expect(await state.inputValue()).toBe('CA');
    expect(await page.locator('#billing_postcode_field label').textContent()).toContain('ZIP Code');
    expect(await page.locator('.form-row').evaluateAll((rows) => rows.map(({ id }) => id))).toEqual([
      'billing_country_field',
      'billing_postcode_field',
      'billing_state_field',
    ]);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('billing_country');
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByLabel('Country').selectOption('AT');
    expect(await page.locator('#billing_state_field').isVisible()).toBe(false);
    await page.getByLabel('Country').selectOption('GB');
    expect(await state.evaluate((field) => [field.localName, (field as HTMLInputElement).type])).toEqual([
      'input',
      'text',
    ]);
    expect(await page.locator('#billing_postcode_field label').textContent()).toContain('Postcode');
  });

  test('keeps the page’s own words for fields that the shop does not follow', async ({ page, pages, proxy }) => {
    const row = (name: string, label: string) =>
      `<p class="form-row" id="billing_${name}_field"><label for="billing_${name}">${label}</label><input name="billing_${name}" id="billing_${name}"></p>`;
    await page.addInitScript(() => {
      const locale = '{"default":{"first_name":{"label":"First name"}},"US":{"postcode":{"label":"ZIP Code"}}}';
      Object.assign(window, {
        wc_checkout_params: { wc_ajax_url: '/?wc-ajax=%%endpoint%%' },
        wc_address_i18n_params: { locale, locale_fields: '{"postcode":"#billing_postcode_field"}' },
      });
    });
    const body = `<form class="checkout woocommerce-checkout"><div><select name="billing_country" aria-label="Country"><option>US</select>
      ${row('first_name', 'Given name')}${row('postcode', 'Code')}</div><button>Go</button></form>`;
    await page.route(/update_order_review/, (route) => route.fulfill({ json: { result: 'success', fragments: {} } }));
    await page.goto(pages.add(pageOf({ head: tagOf(proxy.url, 'async data-dialects="woocommerce"'), body })));
    await page.getByLabel('ZIP Code').waitFor();
    expect(await page.getByLabel('Given name').count()).toBe(1);
  });

  test('changes coupons once the totals are there, which a shop would store over them', async ({
    page,
    pages,
    proxy,
  }) => {
    const order: string[] = [];
    let release = () => {};
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/update_order_review/, async (route) => {
      await late;
      order.push('totals');
      await route.fulfill({ json: { result: 'success', fragments: {} } });
    });
    await page.route(/apply_coupon/, (route) => {
      order.push('coupon');
      return route.fulfill({ contentType: 'text/html', body: '<div class="woocommerce-message">Applied.</div>' });
    });
    const body = BUILDER.replace('value="stripe"', 'value="cod"');
    await page.goto(pages.add(pageOf({ head: tagOf(proxy.url), body })));
    await page.waitForFunction(ready);
    await page.getByRole('button', { name: 'Enter it' }).click();
    await page.getByLabel('Code').fill('ten');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.locator('.e-apply-coupon[aria-busy=true]').waitFor();
    release();
    await eventually(() => order).toEqual(['totals', 'coupon', 'totals']);
  });
});
