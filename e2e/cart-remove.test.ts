import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { eventually } from './harness/eventually';
import type { FaultProxy } from './harness/fault-proxy';
import { createHold } from './harness/faults';
import { expect, test } from './harness/test';
import { shopModel } from './models/shop-model';

const REMOVE = /wc-ajax=remove_from_cart/;

/** Opens the shop with so many products in the basket. */
async function openWith(page: Page, proxy: FaultProxy, count: number) {
  await page.goto(`${proxy.url}/shop/`);
  const shop = shopModel(page);
  await shop.ready();
  for (let index = 0; index < count; index++) await shop.button(index).click();
  await eventually(() => shop.items.count()).toBe(count);
  return shop;
}

describe('removing from the basket', () => {
  test('covers the item, removes it, says so, and puts the focus near', async ({ page, proxy, watch }) => {
    const shop = await openWith(page, proxy, 3);
    // Said a second after it is there, and not to be taken for what is said of removing.
    const added = await shop.button(2).getAttribute('data-success_message');
    await eventually(() => shop.live.textContent()).toBe(added);
    const events = await shop.watchEvents();
    const hold = createHold('answer');
    proxy.fault(REMOVE, hold);
    const link = shop.removers.nth(1);
    const next = await shop.removers.nth(2).getAttribute('data-cart_item_key');
    const message = await link.getAttribute('data-success_message');
    await link.press('Enter');
    await hold.arrived;
    const overlay = page.locator('.mountkit-overlay');
    expect(await overlay.textContent()).toBe('Please wait...');
    await eventually(() => overlay.evaluate((node) => getComputedStyle(node).opacity)).toBe('0.6');
    const [sent] = proxy.requests.filter(({ path }) => REMOVE.test(path));
    expect([...new URLSearchParams(sent?.body).keys()]).toEqual(['cart_item_key']);

    // What is said is there when the focus moves.
    await page.evaluate(() =>
      document.addEventListener(
        'focusin',
        () =>
          Reflect.set(window, 'saidAtFocus', document.querySelector('.widget_shopping_cart_live_region')?.textContent),
        { once: true },
      ),
    );
    hold.release();
    await eventually(() => shop.items.count()).toBe(2);
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('data-cart_item_key'))).toBe(next);
    expect(await page.evaluate('saidAtFocus')).toBe(message);
    expect(await events()).toEqual(['removing', 'fragmentsLoaded', 'removed']);
    expect(await overlay.count()).toBe(0);
    expect(watch.reports.filter((report) => report.includes('cart'))).toEqual([]);
    expect(watch.errors).toEqual([]);
  });

  test('says it in the language of the page, which is loaded when it is needed', async ({ page, proxy }) => {
    const shop = await openWith(page, proxy, 2);
    const isLanguage = ({ path }: { path: string }) => /lazy-cart-[a-z]{2}-[0-9a-f]{7}\.js/.test(path);
    expect(proxy.requests.filter(isLanguage)).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.lang = 'de-DE';
    });
    await shop.removers.first().click();
    await eventually(() => shop.items.count()).toBe(1);
    await eventually(() => page.locator('.mountkit-cart-undo button').textContent()).toBe('R\u00fcckg\u00e4ngig');
    // An earlier release prints no text for what was removed.
    await shop.removers.first().evaluate((link) => link.removeAttribute('data-success_message'));
    await shop.removers.first().click();
    await eventually(() => shop.live.textContent()).toBe('Aus dem Warenkorb entfernt.');
    expect(proxy.requests.filter(isLanguage).map(({ path }) => path.replace(/-[0-9a-f]{7}/, ''))).toEqual([
      '/mountkit/chunks/lazy-cart-de.js',
    ]);
  });

  test('can be undone, with the number that was there', async ({ page, proxy }) => {
    const shop = await openWith(page, proxy, 2);
    await shop.button(0).click();
    await eventually(async () => Object.values(await shop.shown()).sort()).toEqual([1, 2]);
    const before = await shop.shown();
    await shop.removers.first().click();
    await eventually(() => shop.items.count()).toBe(1);
    await shop.undo.click();
    await eventually(() => shop.shown()).toEqual(before);
    expect(await shop.undo.count()).toBe(0);
  });

  test.for([
    ['500', { status: 500, body: '' }],
    ['a refusal', { status: 200, body: '{"success":false}' }],
    ['an answer without fragments', { status: 200, body: '{"cart_hash":"abc"}' }],
    ['fragments that are a text', { status: 200, body: '{"fragments":"<div></div>","cart_hash":"abc"}' }],
    ['a refused connection', 'refused'],
    ['HTML', 'nonsense'],
  ] as const)('after %s follows the link, which removes it without script', async ([, fault], { page, proxy }) => {
    const shop = await openWith(page, proxy, 1);
    proxy.fault(REMOVE, fault);
    const href = await shop.removers.first().getAttribute('href');
    await shop.removers.first().click();
    await eventually(() => proxy.requests.some(({ path }) => path === href)).toBe(true);
    await page.waitForURL((url) => url.search.includes('removed_item') || url.pathname === '/basket/');
  });

  test('may be prevented', async ({ page, proxy }) => {
    const shop = await openWith(page, proxy, 1);
    await page.evaluate(() =>
      document.addEventListener('mountkit:cart:removing', (event) => event.preventDefault(), { once: true }),
    );
    await shop.removers.first().click();
    await shop.removers.first().click();
    await eventually(() => shop.items.count()).toBe(0);
    expect(proxy.requests.filter(({ path }) => REMOVE.test(path))).toHaveLength(1);
  });
});
