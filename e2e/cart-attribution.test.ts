import type { BrowserContext, Page } from 'playwright-core';
import { describe } from 'vitest';
import { eventually } from './harness/eventually';
import { pageOf, tagOf } from './harness/markup';
import { newEmail } from './harness/stored';
import { expect, test } from './harness/test';
import { shopModel } from './models/shop-model';

const FIELDS =
  'referrer session_count session_entry session_pages session_start_time source_type user_agent utm_campaign utm_content ' +
  'utm_creative_format utm_id utm_marketing_tactic utm_medium utm_source utm_source_platform utm_term';
const PREFIX = 'wc_order_attribution_';

const inputs = (page: Page, form = 'form') =>
  page
    .locator(`${form} input[name^=${PREFIX}]`)
    .evaluateAll((all) =>
      Object.fromEntries(all.map((input) => [(input as HTMLInputElement).name, (input as HTMLInputElement).value])),
    );
const origins = async (context: BrowserContext) =>
  Object.fromEntries(
    (await context.cookies())
      .filter(({ name }) => name.startsWith('sbjs_'))
      .map(({ name, value, expires }) => [name, { value: decodeURIComponent(value), expires }]),
  );

describe('order attribution', () => {
  test('tells with an order where its visitor came from', async ({ page, proxy, context }) => {
    await page.goto(`${proxy.url}/shop/?utm_source=spring&utm_medium=mail&utm_campaign=a%20b`);
    const shop = shopModel(page);
    await shop.ready();
    await eventually(async () => Object.keys(await origins(context)).length).toBe(7);
    const { sbjs_current, sbjs_session } = await origins(context);
    expect(sbjs_current?.value).toContain('typ=utm|||src=spring|||mdm=mail|||cmp=a%20b|||cnt=(none)');
    // The origin until the browser closes, the visit for half an hour.
    expect(sbjs_current?.expires).toBe(-1);
    expect(Math.abs((sbjs_session?.expires ?? 0) - Date.now() / 1000 - 1800)).toBeLessThan(60);
    await shop.button(0).click();
    await eventually(() => shop.items.count()).toBe(1);

    await page.goto(`${proxy.url}/checkout/`);
    await eventually(async () => Object.keys(await inputs(page)).length).toBe(16);
    const values = await inputs(page);
    expect(
      Object.keys(values)
        .map((name) => name.slice(PREFIX.length))
        .sort()
        .join(' '),
    ).toBe(FIELDS);
    expect(values).toMatchObject({
      [`${PREFIX}source_type`]: 'utm',
      [`${PREFIX}utm_source`]: 'spring',
      [`${PREFIX}utm_campaign`]: 'a b',
      [`${PREFIX}session_pages`]: '2',
      [`${PREFIX}session_count`]: '1',
      [`${PREFIX}session_entry`]: `${proxy.url}/shop/?utm_source=spring&utm_medium=mail&utm_campaign=a b`,
      [`${PREFIX}referrer`]: '(none)',
      [`${PREFIX}user_agent`]: await page.evaluate(() => navigator.userAgent),
    });
    expect(values[`${PREFIX}session_start_time`]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);

    const email = newEmail();
    const given = {
      'First name': 'Ada',
      'Last name': 'Moss',
      'Email address': email,
      'Street address': '4 Orchard Yard',
      Postcode: 'AB1 2CD',
      'Town / City': 'Leeds',
    };
    for (const [label, value] of Object.entries(given)) await page.getByLabel(label).fill(value);
    await page.locator('#place_order').click();
    await eventually(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Order received');
    const { items } = await (await fetch(`${proxy.url}/admin/api/orders?limit=200`)).json();
    const order = items.find((each: { email: string }) => each.email === email);
    expect(order.attribution).toMatchObject({ source_type: 'utm', utm_source: 'spring', utm_medium: 'mail' });
  });

  test('counts every page of a visit, and keeps the newest campaign', async ({ page, pages, proxy, context }) => {
    const body =
      '<div data-mountkit="cart" data-attribution></div><wc-order-attribution-inputs></wc-order-attribution-inputs>';
    const address = pages.add(pageOf({ head: tagOf(proxy.url), body }));
    for (const [number, query] of ['', '?utm_source=spring', '', '?utm_source=autumn', ''].entries()) {
      await page.goto(address + query);
      await eventually(async () => (await inputs(page, 'body'))[`${PREFIX}session_pages`]).toBe(`${number + 1}`);
    }
    expect((await inputs(page, 'body'))[`${PREFIX}utm_source`]).toBe('autumn');
    expect((await origins(context)).sbjs_first?.value).toContain('typ=typein|||');
  });

  test('follows what the visitor allows, and fills forms that come later', async ({ page, pages, proxy, context }) => {
    const config = `<script type="application/json" data-mountkit-config>{"consent":{"marketing":false}}</script>`;
    const body = '<div data-mountkit="cart" data-attribution></div>';
    await page.goto(pages.add(pageOf({ head: config + tagOf(proxy.url), body })));
    await shopModel(page).ready();
    await page.evaluate(() => {
      const form = '<form class="later"><wc-order-attribution-inputs></wc-order-attribution-inputs></form>';
      document.body.insertAdjacentHTML(
        'beforeend',
        form +
          form
            .replace('later', 'twice')
            .replace('</form>', '<wc-order-attribution-inputs></wc-order-attribution-inputs></form>'),
      );
    });
    expect(proxy.requests.filter(({ path }) => path.includes('attribution'))).toEqual([]);
    expect(await origins(context)).toEqual({});

    await page.evaluate(() => window.mountkit.consent.set({ marketing: true }));
    await eventually(async () => (await inputs(page, '.later'))[`${PREFIX}source_type`]).toBe('typein');
    expect([await page.locator('.later input').count(), await page.locator('.twice input').count()]).toEqual([16, 16]);
    expect(Object.keys(await origins(context)).length).toBe(7);

    await page.evaluate(() => window.mountkit.consent.set({ marketing: false }));
    await eventually(() => origins(context)).toEqual({});
    expect(new Set(Object.values(await inputs(page, '.later')))).toEqual(new Set(['']));

    await page.evaluate(() => window.mountkit.removeAll());
    expect(await page.locator('input').count()).toBe(0);
  });

  test('writes its cookies in Base64 where the shop says so, and reads them either way', async ({
    page,
    pages,
    proxy,
    context,
  }) => {
    const body = (params: string) =>
      `<div data-mountkit="cart" data-attribution data-settings='{"attribution_params":${params}}'></div>
       <wc-order-attribution-inputs></wc-order-attribution-inputs>`;
    const pageWith = (params: string) => pages.add(pageOf({ head: tagOf(proxy.url), body: body(params) }));
    const fieldOf = (name: string) => page.locator(`input[name=${PREFIX}${name}]`).inputValue();
    await page.goto(`${pageWith('{}')}?utm_source=caf%C3%A9`);
    await eventually(() => fieldOf('utm_source')).toBe('caf\u00e9');

    await page.goto(pageWith('{"base64":true}'));
    await eventually(() => fieldOf('session_pages')).toBe('2');
    expect(await fieldOf('utm_source')).toBe('caf\u00e9');
    const { sbjs_current } = await origins(context);
    expect(sbjs_current?.value).toMatch(/^[A-Za-z0-9+/]+$/);
    expect(decodeURIComponent(atob(sbjs_current?.value ?? ''))).toContain('typ=utm|||src=caf%C3%A9|||');

    await page.goto(pageWith('{"base64":false}'));
    await eventually(() => fieldOf('session_pages')).toBe('3');
    expect(await fieldOf('utm_source')).toBe('caf\u00e9');
    expect((await origins(context)).sbjs_current?.value).toContain('typ=utm|||src=caf%C3%A9|||');
  });

  test('is recorded without a cart on a page of a shop on which nothing can be bought', async ({
    page,
    pages,
    proxy,
    context,
  }) => {
    const head = `<script>wc_order_attribution = { params: { prefix: '${PREFIX}' }, fields: { utm_source: 'current.src' } }; wc_add_to_cart_params = { wc_ajax_url: '/?wc-ajax=%%endpoint%%' };</script>${tagOf(proxy.url, 'async data-dialects="woocommerce"')}`;
    const address = pages.add(pageOf({ head, body: '<h1>About us</h1>' }));
    await page.goto(`${address}?utm_source=spring`);
    await eventually(async () => Object.keys(await origins(context)).length).toBe(7);
    const carts = () => page.evaluate(() => window.mountkit.cart?.registry.all().length ?? 0);
    expect(await carts()).toBe(0);
    expect(await page.evaluate('wc_order_attribution.getAttributionData()')).toEqual({ utm_source: 'spring' });

    // What can be bought comes later: the cart does, too, and the view is not counted again.
    await page.evaluate(() => {
      const form = '<form class="cart"><wc-order-attribution-inputs></wc-order-attribution-inputs></form>';
      const button = '<a class="add_to_cart_button ajax_add_to_cart" data-product_id="1" href="#">Add</a>';
      document.body.insertAdjacentHTML('beforeend', form + button);
    });
    await eventually(carts).toBe(1);
    await eventually(() => inputs(page)).toEqual({ [`${PREFIX}utm_source`]: 'spring' });
    expect((await origins(context)).sbjs_session?.value).toContain('pgs=1');

    await page.evaluate(() => window.mountkit.removeAll());
    expect(await page.evaluate("typeof wc_order_attribution.getAttributionData + '/' + typeof sbjs")).toBe(
      'undefined/undefined',
    );
  });
});
