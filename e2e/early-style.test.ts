import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { eventually } from './harness/eventually';
import { pageOf, tagOf } from './harness/markup';
import { expect, test } from './harness/test';

// The page builder's elements have their place before our code for them is there.

const CHUNK = /lazy-dialect-elementor-early-style-/;
/** Of them nothing is taken over, since they are in no widget, but for the number. */
const ELEMENTS = `<div class="elementor"><div style="display: flex; font: 60px/1 monospace"><span id="number"
    class="elementor-counter-number" data-to-value="12345"></span></div>
  <div class="elementor-headline--style-rotate"><h3><span id="words" class="elementor-headline-dynamic-wrapper"><span
    class="elementor-headline-dynamic-text">one</span> <span class="elementor-headline-dynamic-text">three</span></span></h3></div>
  <div style="--width: 500px"><div id="wave" class="e-text-path" data-url="https://site.test/svg-paths/wave.svg"></div></div></div>`;
const PRO = '<script type="text/plain" src="/wp-content/plugins/elementor-pro/assets/js/frontend.min.js"></script>';
const link = (url: string) => `<link rel="stylesheet" href="${url}/mountkit/early-elementor.css">`;
const tag = (url: string) => tagOf(url, 'async data-dialects="elementor"');

/** How wide the number is in characters, on how many places the words are, and how high the path is. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const lefts = [...document.querySelectorAll('#words > *')].map((word) => word.getBoundingClientRect().left);
    return [
      Math.round(boxOf('#number').width / 36),
      new Set(lefts).size,
      Math.round(boxOf('#wave').height - Number.parseFloat(getComputedStyle(document.body).fontSize) * 0.4),
    ];
  });

describe('the style of the builder’s elements before they are taken over', () => {
  test('is in a file that a page links, without any script', async ({ page, pages, proxy }) => {
    await page.goto(pages.add(pageOf({ head: link(proxy.url), body: ELEMENTS })));
    expect(await measure(page)).toEqual([5, 1, 85]);
  });

  test('shows what enters with a movement after ten seconds, if nothing that moves it has come', async ({
    page,
    pages,
    proxy,
  }) => {
    const head = `${link(proxy.url)}<style>.elementor-invisible { visibility: hidden }</style>`;
    await page.goto(pages.add(pageOf({ head, body: '<p class="elementor-invisible">Late</p>' })));
    const text = page.getByText('Late');
    expect(await text.isVisible()).toBe(false);
    const delay = await text.evaluate((element) => {
      const [animation] = element.getAnimations();
      animation?.finish();
      return animation?.effect?.getTiming().delay;
    });
    expect([delay, await text.isVisible()]).toEqual([10_000, true]);
    // The dialect, or the builder's own script, has begun.
    await page.evaluate(() => document.body.setAttribute('data-elementor-device-mode', 'desktop'));
    expect(await text.isVisible()).toBe(false);
  });

  test('leaves no room for what is drawn between pages, where the builder’s script for that is gone', async ({
    page,
    pages,
    proxy,
  }) => {
    const between =
      '<e-page-transition class="e-page-transition--entering"><svg viewBox="0 0 9 9"></svg></e-page-transition>';
    await page.goto(pages.add(pageOf({ head: tag(proxy.url), body: `${between}<div class="elementor"></div>` })));
    const height = () => page.evaluate(() => document.querySelector('svg')?.getBoundingClientRect().height ?? 0);
    await eventually(height).toBe(0);
    await page.evaluate(() => customElements.define('e-page-transition', class extends HTMLElement {}));
    expect(await height()).toBeGreaterThan(0);
  });

  test('is not loaded a second time by the script', async ({ page, pages, proxy, watch }) => {
    await page.goto(pages.add(pageOf({ head: link(proxy.url) + tag(proxy.url), body: ELEMENTS })));
    // What the page itself needs is loaded after it.
    await eventually(() => page.evaluate(() => document.body.dataset.elementorDeviceMode)).toBe('desktop');
    expect(proxy.requests.some(({ path }) => CHUNK.test(path))).toBe(false);
    expect(watch.reports).toEqual([]);
  });

  test('is loaded by the script where the page has no such link', async ({ page, pages, proxy }) => {
    await page.goto(pages.add(pageOf({ head: tag(proxy.url), body: ELEMENTS })));
    await eventually(() => proxy.requests.some(({ path }) => CHUNK.test(path))).toBe(true);
    await eventually(async () => (await measure(page))[2]).toBe(85);
  });

  test('is not loaded for a page without the elements that it is about', async ({ page, pages, proxy }) => {
    await page.goto(pages.add(pageOf({ head: tag(proxy.url), body: '<div class="elementor"><h2>A page</h2></div>' })));
    await eventually(() => page.evaluate(() => document.body.dataset.elementorDeviceMode)).toBe('desktop');
    expect(proxy.requests.some(({ path }) => CHUNK.test(path))).toBe(false);
  });

  test('does not hold where the builder’s own script is on the page', async ({ page, pages, proxy }) => {
    await page.goto(pages.add(pageOf({ head: tag(proxy.url), body: ELEMENTS + PRO })));
    await eventually(() => proxy.requests.some(({ path }) => CHUNK.test(path))).toBe(true);
    await eventually(async () => (await measure(page))[1]).toBe(2);
  });
});
