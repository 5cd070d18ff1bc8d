import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { eventually } from './harness/eventually';
import { pageOf, tagOf } from './harness/markup';
import { expect, test } from './harness/test';

/** What a shop prints on every page, also on those that show nothing of it. */
const CONFIG = `<script>
  var wc_add_to_cart_params = { wc_ajax_url: '/?wc-ajax=%%endpoint%%', cart_url: '/basket/' };
  var wc_order_attribution = { params: { prefix: 'wc_order_attribution_', allowTracking: true } };
</script>`;
const TAG = 'async data-dialects="woocommerce"';
const INPUTS = '<form><wc-order-attribution-inputs></wc-order-attribution-inputs></form>';

const cookies = (page: Page) => page.evaluate(() => document.cookie);
const mounted = (page: Page) =>
  page.evaluate(() => [...(Reflect.get(window, 'mountkit').cart?.registry.all() ?? [])].length);

describe('a page of a shop that shows nothing of it', () => {
  test('has order attribution, and loads the cart with its first button', async ({ page, pages, proxy }) => {
    await page.goto(pages.add(pageOf({ head: CONFIG + tagOf(proxy.url, TAG), body: INPUTS })));
    const source = page.locator('input[name=wc_order_attribution_type]');
    await eventually(() => source.inputValue()).toBe('typein');
    expect(await cookies(page)).toContain('pgs%3D1');
    const isCart = () => proxy.requests.some(({ path }) => /chunks\/(?:cart|lazy-cart)-/.test(path));
    expect(isCart()).toBe(false);

    await page.evaluate(() =>
      document.body.insertAdjacentHTML(
        'beforeend',
        '<a href="#" class="add_to_cart_button ajax_add_to_cart" data-product_id="1">Add</a>',
      ),
    );
    await eventually(() => mounted(page)).toBe(1);
    // The page is not counted once more.
    expect(await cookies(page)).toContain('pgs%3D1');
    await page.evaluate(() => Reflect.get(window, 'wc_order_attribution').setOrderTracking(false));
    await eventually(() => cookies(page)).not.toContain('sbjs_');

    await page.evaluate(() => window.mountkit.removeAll());
    expect(await source.count()).toBe(0);
    expect(await page.evaluate(() => 'setOrderTracking' in Reflect.get(window, 'wc_order_attribution'))).toBe(false);
  });

  test.for([
    ['a basket with something in it', () => Object.assign(document, { cookie: 'woocommerce_items_in_cart=1;path=/' })],
    ['jQuery', () => Object.assign(window, { jQuery: () => ({ on() {}, off() {}, trigger() {} }) })],
  ] as const)('loads the cart for %s', async ([, prepare], { page, pages, proxy }) => {
    await page.addInitScript(prepare);
    await page.goto(pages.add(pageOf({ head: CONFIG + tagOf(proxy.url, TAG), body: INPUTS })));
    await eventually(() => mounted(page)).toBe(1);
    await eventually(() => page.locator('input[name=wc_order_attribution_type]').inputValue()).toBe('typein');
  });
});
