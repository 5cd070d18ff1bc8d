import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { eventually } from './harness/eventually';
import { expect, test } from './harness/test';
import { openWidgets } from './models/page-widget';

const TAG = 'async data-dialects="elementor woocommerce"';

/** How a shop lays boxes side by side, and one below the other on a phone. */
const STYLE = `<style>.col2-set { width: 100% }
.col2-set::before, .col2-set::after { content: ' '; display: table; clear: both }
.col2-set > * { float: left; width: 48% } .col2-set > :last-child { float: right }
.u-columns h2 { margin: 0 0 var(--section-title-spacing, 45px) } .u-columns form { border: 1px solid; margin: 2em 0; padding: 20px }
.col2-set h3 { margin: 0 0 8px } address { border: 1px solid; box-sizing: border-box; padding: 6px 12px }
@media (max-width: 768px) { .col2-set > :nth-child(n) { float: none; width: 100% } }</style>`;

const widget = (name: string, content: string) => `<div class="elementor-element elementor-widget
 elementor-widget-woocommerce-${name}" data-id="a1b2c3d"><div class="woocommerce">${content}</div></div>`;

const FORMS = `<div class="u-columns col2-set"><div class="u-column1"><h2>Login</h2><form id="one"><p>Name</p><p>Password</p></form></div>
 <div class="u-column2"><h2>Register</h2><form id="two"><p>Email</p></form></div></div>`;

const ADDRESSES = `<div class="woocommerce-Addresses col2-set"><div><header><h3>Billing</h3></header><address id="one">Ada<br>1 Lane<br>Harbour</address></div>
 <div><header><h3>Shipping</h3></header><address id="two">None</address></div></div>`;

/** Top and height of both boxes. */
const boxes = (page: Page) =>
  page.evaluate(() =>
    ['one', 'two'].map((id) => {
      const { top, height } = document.getElementById(id)?.getBoundingClientRect() ?? new DOMRect();
      return { top: Math.round(top), height: Math.round(height) };
    }),
  );

describe('the boxes of the builder’s account', () => {
  for (const [name, markup] of [
    ['my-account', FORMS],
    ['my-account', ADDRESSES],
    ['purchase-summary', ADDRESSES.replace('woocommerce-Addresses', 'woocommerce-columns--addresses')],
  ] as const)
    test(`are equally high side by side, by style alone: ${name}, ${markup.slice(12, 30)}`, async ({
      page,
      pages,
      proxy,
    }) => {
      await openWidgets({ page, pages, proxy }, widget(name, markup), { head: STYLE });
      const before = await boxes(page);
      expect(before[0]?.height).toBeGreaterThan(before[1]?.height ?? 0);
      await openWidgets({ page, pages, proxy }, widget(name, markup), { tag: TAG, head: STYLE });
      await eventually(async () => (await boxes(page))[1]).toEqual(before[0]);
      expect((await boxes(page))[0]).toEqual(before[0]);
      // What grows makes the other one grow, too.
      await page.evaluate(() => document.querySelector('#two')?.append(document.createElement('textarea')));
      await page.locator('textarea').evaluate((field) => {
        field.style.height = '400px';
      });
      const [one, two] = await boxes(page);
      expect(one).toEqual(two);
      expect(await page.locator('#one').getAttribute('style')).toBeNull();
    });

  test('keep the room above them where the builder has less below their titles', async ({ page, pages, proxy }) => {
    const body = `<div style="--section-title-spacing: 10px">${widget('my-account', FORMS)}</div>`;
    await openWidgets({ page, pages, proxy }, body, { head: STYLE });
    const before = await boxes(page);
    await openWidgets({ page, pages, proxy }, body, { tag: TAG, head: STYLE });
    await eventually(async () => (await boxes(page))[1]).toEqual(before[0]);
  });

  test('keep their own heights one below the other', async ({ page, pages, proxy }) => {
    await page.setViewportSize({ width: 400, height: 800 });
    await openWidgets({ page, pages, proxy }, widget('my-account', ADDRESSES), { tag: TAG, head: STYLE });
    const row = page.locator('.woocommerce-Addresses');
    await eventually(() => row.evaluate((element) => getComputedStyle(element).display)).toBe('flex');
    const [one, two] = await boxes(page);
    expect(two?.height).toBeLessThan(one?.height ?? 0);
    expect(two?.top).toBeGreaterThan(one?.top ?? 0);
    await page.evaluate(() => window.mountkit.removeAll());
  });
});
