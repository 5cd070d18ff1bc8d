import { describe } from 'vitest';
import { eventually } from './harness/eventually';
import { createHold } from './harness/faults';
import { expect, test } from './harness/test';
import { shopModel } from './models/shop-model';

const ADD = /wc-ajax=add_to_cart/;

describe('adding to the basket', () => {
  test('adds, says so, links to the basket and shows it, without leaving the page', async ({ page, proxy, watch }) => {
    await page.goto(`${proxy.url}/shop/`);
    const shop = shopModel(page);
    await shop.ready();
    expect(proxy.requests.filter(({ path }) => path.includes('wc-ajax'))).toEqual([]);
    const events = await shop.watchEvents();
    const hold = createHold('answer');
    proxy.fault(ADD, hold);
    const id = await shop.button(0).getAttribute('data-product_id');
    const message = await shop.button(0).getAttribute('data-success_message');

    await shop.button(0).click();
    expect(await shop.button(0).getAttribute('class')).toContain('loading');
    await hold.arrived;
    const [sent] = proxy.requests.filter(({ path }) => ADD.test(path));
    expect(Object.fromEntries(new URLSearchParams(sent?.body))).toEqual({
      product_id: id,
      quantity: '1',
      product_sku: await shop.button(0).getAttribute('data-product_sku'),
      success_message: message,
    });
    hold.release();
    await eventually(() => shop.shown()).toEqual({ [id ?? '']: 1 });
    const classes = (await shop.button(0).getAttribute('class'))?.split(' ') ?? [];
    expect(classes).toContain('added');
    expect(classes).not.toContain('loading');
    expect(await shop.count.textContent()).toContain('1 item');
    const link = shop.viewLinks.first();
    expect([await link.textContent(), await link.getAttribute('href')]).toEqual(['View basket', '/basket/']);
    expect(await events()).toEqual(['adding', 'buttonUpdated', 'fragmentsLoaded', 'added']);
    await eventually(() => shop.live.textContent()).toBe(message);
    expect(page.url()).toBe(`${proxy.url}/shop/`);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-product_id'))).toBe(id);
    expect(watch.errors).toEqual([]);
    expect(watch.reports.filter((report) => report.includes('cart'))).toEqual([]);
  });

  test('is shown again on the next page without a request, and on another page that knows nothing', async ({
    page,
    proxy,
    context,
  }) => {
    await page.goto(`${proxy.url}/shop/`);
    const shop = shopModel(page);
    await shop.ready();
    await shop.button(1).click();
    await eventually(() => shop.items.count()).toBe(1);
    const before = proxy.requests.length;
    await page.reload();
    await shop.ready();
    await eventually(() => shop.items.count()).toBe(1);
    expect(proxy.requests.slice(before).filter(({ path }) => path.includes('wc-ajax'))).toEqual([]);

    // Another tab has no storage of this visit yet: it asks once, and hears of what this one adds.
    const other = await context.newPage();
    await other.goto(`${proxy.url}/shop/`);
    const second = shopModel(other);
    await eventually(() => second.items.count()).toBe(1);
    await shop.button(2).click();
    await eventually(() => second.items.count()).toBe(2);
    await other.close();
  });

  const faults = [
    ['a refused connection', 'refused', 'NETWORK'],
    ['a status of 500', { status: 500, body: 'Oops' }, 'SERVER_ERROR'],
    ['an empty body', { status: 200, body: '' }, 'BAD_ANSWER'],
    ['a page of HTML', 'nonsense', 'BAD_ANSWER'],
    ['-1', { status: 200, body: '-1' }, 'BAD_ANSWER'],
    ['fragments that are a text', { status: 200, body: '{"fragments":"x"}' }, 'BAD_ANSWER'],
    ['a refusal without an address', { status: 200, body: '{"error":true,"product_url":false}' }, 'REFUSED'],
    ['an address that is a script', { status: 200, body: '{"error":true,"product_url":"javascript:1"}' }, 'REFUSED'],
  ] as const;

  test.for(faults)('after %s the visitor is told and can try again', async ([, fault, code], { page, proxy }) => {
    await page.goto(`${proxy.url}/shop/`);
    const shop = shopModel(page);
    await shop.ready();
    const events = await shop.watchEvents();
    proxy.fault(ADD, fault);
    await shop.button(0).click();
    await eventually(() => shop.errors.count()).toBe(1);
    expect(await shop.errors.getAttribute('role')).toBe('alert');
    expect(await shop.errors.textContent()).toMatch(/try again/);
    expect(await shop.live.textContent()).toMatch(/try again/);
    expect(await shop.button(0).getAttribute('class')).not.toMatch(/loading|added(?: |$)/);
    expect((await events()).slice(0, 2)).toEqual(['adding', `failed ${code}`]);
    expect(await events()).not.toContain('added');
    expect(page.url()).toBe(`${proxy.url}/shop/`);

    proxy.fault(ADD, 'pass');
    await shop.button(0).click();
    await eventually(() => shop.items.count()).toBe(1);
    expect(await shop.errors.count()).toBe(0);
  });

  test('goes to the page of a product that the shop refuses', async ({ page, proxy }) => {
    await page.goto(`${proxy.url}/shop/`);
    const shop = shopModel(page);
    await shop.ready();
    const path = await page.locator('a.woocommerce-LoopProduct-link').first().getAttribute('href');
    proxy.fault(ADD, { status: 200, body: JSON.stringify({ error: true, product_url: proxy.url + path }) });
    await shop.button(0).click();
    await page.waitForURL(`${proxy.url}${path}`);
  });

  test('sends one at a time, and a button is loading until its last request has ended', async ({ page, proxy }) => {
    await page.goto(`${proxy.url}/shop/`);
    const shop = shopModel(page);
    await shop.ready();
    const hold = createHold('answer');
    proxy.fault(ADD, hold);
    const classOf = (index: number) => shop.button(index).getAttribute('class');
    await shop.button(0).click();
    await shop.button(1).click();
    await shop.button(0).click();
    await hold.arrived;
    expect(proxy.requests.filter(({ path }) => ADD.test(path))).toHaveLength(1);
    expect([await classOf(0), await classOf(1)].every((text) => text?.includes('loading'))).toBe(true);
    const second = createHold('answer');
    proxy.fault(ADD, second);
    hold.release();
    await second.arrived;
    expect(await classOf(0)).toContain('loading');
    expect(await classOf(0)).not.toMatch(/added(?: |$)/);
    second.release();
    const ids = await shop.buttons.evaluateAll((all) => all.map((button) => button.dataset.product_id ?? ''));
    await eventually(() => shop.shown()).toEqual({ [ids[0] ?? '']: 2, [ids[1] ?? '']: 1 });
    expect(await classOf(0)).not.toContain('loading');
    expect(await shop.viewLinks.count()).toBe(2);
  });

  test('is pressed by Space, may be prevented, and its data may be changed', async ({ page, proxy }) => {
    await page.goto(`${proxy.url}/shop/`);
    const shop = shopModel(page);
    await shop.ready();
    const events = await shop.watchEvents();
    await page.evaluate(() =>
      document.addEventListener('mountkit:cart:adding', (event) => event.preventDefault(), { once: true }),
    );
    await shop.button(0).press(' ');
    expect(await events()).toEqual(['adding', 'notSent']);
    expect(await shop.button(0).getAttribute('class')).not.toContain('loading');

    await page.evaluate(() =>
      document.addEventListener('mountkit:cart:adding', (event) => {
        (event as CustomEvent).detail.data.quantity = '3';
      }),
    );
    await shop.button(0).press(' ');
    const id = (await shop.button(0).getAttribute('data-product_id')) ?? '';
    await eventually(() => shop.shown()).toEqual({ [id]: 3 });
  });
});
