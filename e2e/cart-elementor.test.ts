import { describe } from 'vitest';
import { findAxeViolations } from './harness/axe';
import { eventually } from './harness/eventually';
import { expect, test } from './harness/test';
import { openWidgets, readContent } from './models/page-widget';

const TAG = 'async data-dialects="elementor woocommerce"';

const STYLE = `<style>.elementor-menu-cart__container { position: fixed; inset: 0; background: #fff }
.elementor-widget:not(.elementor-menu-cart--shown) .elementor-menu-cart__container { transform: scale(0) }
.elementor-menu-cart__main { position: absolute; inset: 0 0 0 auto; width: 350px }
.elementor-menu-cart__close-button { width: 25px; height: 25px }</style>`;

const widget = (settings: object, kind: string) => `<div class="elementor-element elementor-widget
 elementor-widget-woocommerce-menu-cart elementor-menu-cart--cart-type-${kind}" data-id="a1b2c3d"
 data-settings='${JSON.stringify({ cart_type: kind, ...settings })}'><div class="elementor-menu-cart__wrapper">
 <div class="elementor-menu-cart__toggle_wrapper"><div class="elementor-menu-cart__container" aria-hidden="true">
 <div class="elementor-menu-cart__main" aria-hidden="true"><div class="elementor-menu-cart__close-button"></div>
 <div class="widget_shopping_cart_content"><div class="elementor-menu-cart__products"><a href="/jug/">Blue jug</a></div></div></div></div>
 <div class="elementor-menu-cart__toggle"><a href="#" class="elementor-menu-cart__toggle_button" aria-expanded="false">
 <span class="elementor-button-icon-qty" data-counter="1">1</span><span class="elementor-screen-only">Cart</span></a></div></div></div></div>`;

const ADD = `<a class="add_to_cart_button ajax_add_to_cart" href="?add-to-cart=7" data-product_id="7">Add</a>`;

describe('the builder’s menu cart', () => {
  test('opens as a dialog, keeps the focus, and gives it back', async ({ page, pages, proxy }) => {
    await openWidgets({ page, pages, proxy }, widget({}, 'side-cart'), { tag: TAG, head: STYLE });
    const opener = page.getByRole('button', { name: 'Cart' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Cart' });
    await dialog.waitFor();
    await eventually(() => page.locator('.elementor-menu-cart--shown').count()).toBe(1);
    expect(await opener.getAttribute('aria-expanded')).toBe('true');
    expect(await findAxeViolations(page)).toEqual([]);
    for (let press = 0; press < 4; press++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => !!document.activeElement?.closest('.elementor-menu-cart__main'))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await eventually(() => page.locator('.elementor-menu-cart--shown').count()).toBe(0);
    await eventually(() => opener.evaluate((link) => link === document.activeElement)).toBe(true);
    await opener.click();
    await page.getByRole('button', { name: 'Close' }).click();
    await eventually(() => page.locator('.elementor-menu-cart--shown').count()).toBe(0);
  });

  test('opens after an add where the builder says so, with one call', async ({ page, pages, proxy }) => {
    const asked: string[] = [];
    const fragments = {
      'span.elementor-button-icon-qty': '<span class="elementor-button-icon-qty" data-counter="2">2</span>',
    };
    await page.route(/wc-ajax|admin-ajax/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ json: { fragments, cart_hash: 'h' } });
    });
    const body = widget({ automatically_open_cart: 'yes' }, 'side-cart') + ADD;
    await openWidgets({ page, pages, proxy }, body, { tag: TAG, head: STYLE });
    await page.waitForFunction(() => window.mountkit?.widgets?.['cart-drawer']?.registry.all()[0]?.status === 'ready');
    await page.waitForFunction(() => window.mountkit?.cart?.registry.all()[0]?.status === 'ready');
    asked.length = 0;
    await page.getByText('Add', { exact: true }).click();
    await eventually(() => page.locator('.elementor-menu-cart--shown').count()).toBe(1);
    await eventually(() => page.locator('.elementor-button-icon-qty').getAttribute('data-counter')).toBe('2');
    expect(asked.map((url) => new URL(url).search)).toEqual(['?wc-ajax=add_to_cart']);
  });

  test('hangs below its opener as a mini cart, and closes by a press elsewhere', async ({ page, pages, proxy }) => {
    const body = `${widget({}, 'mini-cart')}<p>Elsewhere</p>`;
    await openWidgets({ page, pages, proxy }, body, {
      tag: TAG,
      head: STYLE.replace('position: fixed', 'position: absolute'),
    });
    await page.waitForFunction(() => window.mountkit?.widgets?.['cart-drawer']?.registry.all()[0]?.status === 'ready');
    await page.getByRole('button', { name: 'Cart' }).click();
    await eventually(() => page.locator('.elementor-menu-cart--shown').count()).toBe(1);
    await page.evaluate(() => document.querySelector('p')?.click());
    await eventually(() => page.locator('.elementor-menu-cart--shown').count()).toBe(0);
  });

  test('is as it was after it is unmounted', async ({ page, pages, proxy }) => {
    await openWidgets({ page, pages, proxy }, widget({}, 'side-cart'), { tag: 'async data-auto="off"', head: STYLE });
    const before = await readContent(page);
    await page.waitForFunction(() => window.mountkit?.version);
    await page.evaluate(async () => {
      const { mount } = (await window.mountkit.load('cart-drawer' as never)) as unknown as {
        mount: (e: Element, o: object) => { ready: Promise<unknown>; unmount(): void };
      };
      const element = document.querySelector('.elementor-widget');
      const parts = {
        shown: 'elementor-menu-cart--shown',
        opener: '.elementor-menu-cart__toggle_button',
        box: '.elementor-menu-cart__main',
        ground: '.elementor-menu-cart__container',
        closer: '.elementor-menu-cart__close-button',
        close: 'Close',
        isModal: true,
      };
      if (!element) return;
      const handle = mount(element, { parts });
      await handle.ready;
      (element.querySelector('.elementor-menu-cart__toggle_button') as HTMLElement).click();
      handle.unmount();
    });
    expect(await readContent(page)).toBe(before);
  });
});

test('the builder’s notices are moved into their place, and the focus goes there once', async ({
  page,
  pages,
  proxy,
}) => {
  const body = `<div class="woocommerce-message" role="alert">Added. <a href="/basket/">View</a></div><input aria-label="Name">
    <div class="e-woocommerce-notices-wrapper e-woocommerce-notices-wrapper-loading"></div>`;
  await openWidgets({ page, pages, proxy }, body, { tag: TAG });
  const notice = page.locator('.e-woocommerce-notices-wrapper > .woocommerce-message');
  await notice.waitFor();
  await eventually(() => notice.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.locator('.e-woocommerce-notices-wrapper-loading').count()).toBe(0);
  await page.getByLabel('Name').focus();
  await page.evaluate(() => document.body.append(document.createElement('hr')));
  expect(await page.getByLabel('Name').evaluate((input) => input === document.activeElement)).toBe(true);
});

test('addresses of an order are as high as each other', async ({ page, pages, proxy }) => {
  const column = (lines: string) =>
    `<div class="woocommerce-column" style="float: left; width: 48%"><h2>Address</h2><address>${lines}</address></div>`;
  const body = `<div class="elementor-widget-woocommerce-purchase-summary"><section class="woocommerce-columns--addresses">
    ${column('Ada')}${column('Ada<br>1 Lane<br>York')}</section></div>`;
  await openWidgets({ page, pages, proxy }, body, { tag: TAG });
  const heights = () =>
    page.locator('address').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  await eventually(async () => new Set(await heights()).size).toBe(1);
});

test('the frames of login and registration are as high as each other while they are side by side', async ({
  page,
  pages,
  proxy,
}) => {
  const style =
    '<style>.u-columns > * { float: left; width: 48% } form { padding: 20px; border: 3px solid } @media (max-width: 500px) { .u-columns > * { float: none; width: 100% } }</style>';
  const frame = (lines: string) => `<div><h2>Title</h2><form>${lines}</form></div>`;
  const body = `<div class="elementor-widget-woocommerce-my-account"><div class="u-columns">
    ${frame('Log in')}${frame('Register<br>with an address<br>of email')}</div></div>`;
  await openWidgets({ page, pages, proxy }, body, { tag: TAG, head: style });
  const heights = () =>
    page.locator('form').evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)));
  const natural = 3 * 24 + 2 * 20 + 2 * 3;
  await eventually(heights).toEqual([natural, natural]);
  await page.setViewportSize({ width: 375, height: 700 });
  await eventually(heights).toEqual([natural - 2 * 24, natural]);
});
