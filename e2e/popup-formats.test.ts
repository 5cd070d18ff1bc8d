import type { Page } from 'playwright-core';
import { findAxeViolations } from './harness/axe';
import { eventually } from './harness/eventually';
import { findLeaks, takeHoldings, watchLeaks } from './harness/leaks';
import { expect, test } from './harness/test';
import { linkOf, openPopups, popupOf } from './models/popup-page';

const TALL = '<div style="height:3000px">tall</div>';
const PRESS = '<button id="below" onclick="this.dataset.pressed = 1">Below</button>';

const boxOf = async (page: Page, id: string) => {
  const {
    x = 0,
    y = 0,
    width = 0,
    height = 0,
  } = (await page.locator(`dialog:has(> div > #source-${id})`).boundingBox()) ?? {};
  return { x, y, width, height, right: x + width, bottom: y + height };
};

/** Waits until an entrance has ended. */
const settled = (page: Page) => page.waitForFunction(() => !document.querySelector('.animated'));

const SIZES = [1280, 375] as const;

test.for(SIZES)(
  'a bar lies along its edge and leaves the page in use, %i px wide',
  async (width, { page, pages, proxy, watch }) => {
    await page.setViewportSize({ width, height: 700 });
    const at = { pages, provider: proxy.url };
    const body =
      popupOf('top', { format: 'bar' }, '<p>Free tea this week.</p>') +
      popupOf('low', { format: 'bar', position: 'bottom' }, '<p>We use no cookies.</p>') +
      linkOf('popup:open?id=top', 'Top') +
      linkOf('popup:open?id=low', 'Low') +
      `<div style="padding:150px 0">${PRESS}</div>`;
    const { popup } = await openPopups(page, at, { body });
    for (const name of ['Top', 'Low']) await page.getByRole('link', { name }).click();
    await eventually(() => popup.isOpen('low')).toBe(true);
    await settled(page);
    const [top, low] = [await boxOf(page, 'top'), await boxOf(page, 'low')];
    expect([top.x, top.y, top.width]).toEqual([0, 0, width]);
    expect([low.x, low.bottom, low.width]).toEqual([0, 700, width]);
    expect(top.height).toBeLessThan(120);
    await page.getByRole('button', { name: 'Below' }).click();
    expect(await page.locator('#below').getAttribute('data-pressed')).toBe('1');
    // Whoever uses the page has not asked for the bar to go.
    expect([await popup.isOpen('top'), await popup.isOpen('low')]).toEqual([true, true]);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.locator('dialog:has(#source-top)').getByRole('button', { name: 'Close' }).click();
    await eventually(() => popup.isOpen('top')).toBe(false);
    expect(watch.reports).toEqual([]);
  },
);

test('a bar that pushes keeps the page clear of it, and gives the place back', async ({ page, pages, proxy }) => {
  const at = { pages, provider: proxy.url };
  const body =
    popupOf('7', { format: 'bar', push: 'yes' }, '<p>Free tea this week.</p>') + linkOf('popup:open?id=7', 'Open');
  const { popup } = await openPopups(page, at, { body });
  const topOf = () => page.evaluate(() => document.querySelector('h1')?.getBoundingClientRect().y ?? 0);
  const before = await topOf();
  await page.getByRole('link', { name: 'Open' }).click();
  await settled(page);
  const bar = await boxOf(page, '7');
  await eventually(async () => Math.round((await topOf()) - before)).toBe(Math.round(bar.height));
  await page.getByRole('button', { name: 'Close' }).click();
  await eventually(() => popup.isOpen('7')).toBe(false);
  await eventually(topOf).toBe(before);
  expect(await page.evaluate(() => document.documentElement.getAttribute('style') ?? '')).toBe('');
});

test.for(['ltr', 'rtl'] as const)('a slide-in stands in its corner: %s', async (dir, { page, pages, proxy }) => {
  const at = { pages, provider: proxy.url };
  const corners = ['top-start', 'top-end', 'bottom-start', 'bottom-end'];
  const body =
    corners.map((position) => popupOf(position, { format: 'slide-in', position })).join('') +
    corners.map((position) => linkOf(`popup:open?id=${position}`, `open ${position}`)).join('') +
    `<script>document.documentElement.dir = '${dir}'</script>`;
  const { popup } = await openPopups(page, at, { body });
  for (const corner of corners) {
    await page.evaluate((id) => window.mountkit.popups?.open(id), corner);
    await eventually(() => popup.isOpen(corner)).toBe(true);
    await settled(page);
    const { x, y, right, bottom } = await boxOf(page, corner);
    const isLeft = corner.endsWith('start') === (dir === 'ltr');
    expect([isLeft ? x : 1280 - right, corner.startsWith('top') ? y : 900 - bottom]).toEqual([16, 16]);
    expect(right - x).toBeLessThan(400);
  }
  expect(await findAxeViolations(page)).toEqual([]);
  // Esc closes the one on top.
  await page.keyboard.press('Escape');
  await eventually(() => popup.isOpen('bottom-end')).toBe(false);
  expect(await popup.isOpen('bottom-start')).toBe(true);
});

test('a slide-in does not move for visitors who want less motion', async ({ page, pages, proxy }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const at = { pages, provider: proxy.url };
  const { popup } = await openPopups(page, at, { body: popupOf('7', { format: 'slide-in' }) });
  await page.evaluate(() => window.mountkit.popups?.open('7'));
  await eventually(() => popup.isOpen('7')).toBe(true);
  expect(await page.locator('.animated').count()).toBe(0);
});

test('a full one covers the window and keeps the keyboard', async ({ page, pages, proxy }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  const at = { pages, provider: proxy.url };
  const body = popupOf('7', { format: 'full' }) + linkOf('popup:open?id=7', 'Open');
  const { popup } = await openPopups(page, at, { body });
  await page.getByRole('link', { name: 'Open' }).click();
  await eventually(() => popup.isOpen('7')).toBe(true);
  const size = await page.locator('dialog > div').evaluate((box) => [box.clientWidth, box.clientHeight]);
  expect(size).toEqual([375, 700]);
  for (let press = 0; press < 5; press++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => !!document.activeElement?.closest('dialog'))).toBe(true);
  }
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await eventually(() => popup.focused()).toBe('Open');
});

/** An inline popup or a bar that is there from the beginning. */
const placed = (id: string, attributes: string, content = `<h2>Popup ${id}</h2><p>In the page.</p>`) =>
  `<div data-mountkit="popup" id="source-${id}" data-popup-id="${id}" ${attributes}>${content}</div>`;

test('what stands in the page from its beginning moves nothing when the script arrives, and can be closed', async ({
  page,
  pages,
  proxy,
  watch,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const at = { pages, provider: proxy.url };
  const body =
    placed('bar', 'data-format="bar"', '<p>Free tea this week.</p>') +
    placed('in', 'data-format="inline"') +
    '<p id="after">After</p>';
  const { popup } = await openPopups(page, at, { body });
  await eventually(() => popup.heard()).toEqual(['show bar', 'show in']);
  const region = page.getByRole('region', { name: 'Popup in' });
  await region.waitFor();
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await findAxeViolations(page)).toEqual([]);
  await region.getByRole('button', { name: 'Close' }).click();
  await eventually(() => page.locator('#source-in').isVisible()).toBe(false);
  expect(await popup.heard()).toContain('hide in');
  expect(watch.reports).toEqual([]);
});

test('an inline one moves into its place, is held back by its rules, and goes back where it was', async ({
  page,
  pages,
  proxy,
}) => {
  const never = JSON.stringify({ timing: { times: 'yes', times_times: 0 } });
  const at = { pages, provider: proxy.url };
  const body = `<aside id="aside"></aside><div id="origin">${placed('in', 'data-format="inline" data-place="#aside"')}</div>${placed('held', `data-format="inline" data-settings='${never}'`)}`;
  const { popup } = await openPopups(page, at, { body });
  await page.locator('#aside #source-in').waitFor();
  await eventually(async () => [...(await popup.heard())].sort()).toEqual(['blocked held times', 'show in']);
  expect(await page.locator('#source-held').isVisible()).toBe(false);
  await page.evaluate(() => window.mountkit.removeAll());
  expect(await page.locator('#origin > #source-in').isVisible()).toBe(true);
  expect(await page.locator('#source-held').isVisible()).toBe(true);
  expect(await page.locator('#aside').innerHTML()).toBe('');
});

test('a tab opens its popup, gets the focus back, stays after closing, and leaves nothing', async ({
  page,
  pages,
  proxy,
}) => {
  await watchLeaks(page.context());
  const at = { pages, provider: proxy.url };
  const { popup } = await openPopups(page, at, { body: `<div id="source-7" hidden><h2>Seven</h2></div>${TALL}` });
  const before = await takeHoldings(page);
  await page.evaluate(async () => {
    const settings = { popupId: '7', format: 'slide-in' as const, teaser: '10% off' };
    await window.mountkit.popups?.mount('#source-7', settings).ready;
  });
  const tab = page.getByRole('button', { name: '10% off' });
  await tab.waitFor();
  await tab.focus();
  await page.keyboard.press('Enter');
  await eventually(() => popup.isOpen('7')).toBe(true);
  await eventually(() => tab.isVisible()).toBe(false);
  await page.keyboard.press('Escape');
  await tab.waitFor();
  await eventually(() => popup.focused()).toBe('10% off');
  await page.evaluate(() => window.mountkit.removeAll());
  expect(await tab.count()).toBe(0);
  await eventually(async () => findLeaks(before, await takeHoldings(page))).toEqual([]);
});

test('a tab passes axe', async ({ page, pages, proxy }) => {
  const at = { pages, provider: proxy.url };
  await openPopups(page, at, { body: popupOf('7', { teaser: '10% off', position: 'top-start' }) });
  await page.getByRole('button', { name: '10% off' }).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
});

/** What old style sheets do to a page. */
const HOSTILE = `<style>dialog { display: block } * { transition: all 1s; box-sizing: content-box }
button { all: unset }</style>`;

test('a page that draws every dialog and resets every button shows open ones only, each in its place', async ({
  page,
  pages,
  proxy,
}) => {
  const at = { pages, provider: proxy.url };
  const formats = ['modal', 'bar', 'slide-in', 'full'];
  const body = formats.map((format) => popupOf(format, { format })).join('') + TALL;
  const { popup } = await openPopups(page, at, { head: HOSTILE, body });
  const drawn = () => page.locator('dialog:visible').count();
  expect(await drawn()).toBe(0);
  for (const format of formats) {
    await page.evaluate((id) => window.mountkit.popups?.open(id), format);
    await eventually(() => popup.isOpen(format)).toBe(true);
    await settled(page);
    const { x, y, right, bottom } = await boxOf(page, format);
    if (format === 'bar') expect([x, y, right]).toEqual([0, 0, 1280]);
    else if (format === 'slide-in') expect([right, bottom]).toEqual([1264, 884]);
    else expect([x, y, right, bottom]).toEqual([0, 0, 1280, 900]);
    await page.locator(`dialog:has(#source-${format})`).getByRole('button', { name: 'Close' }).click();
    await eventually(() => popup.isOpen(format)).toBe(false);
    await eventually(drawn).toBe(0);
  }
});

test('a tab and a slide-in stand clear of a bar at their edge, and come back', async ({ page, pages, proxy }) => {
  const at = { pages, provider: proxy.url };
  const body =
    popupOf('low', { format: 'bar', position: 'bottom' }) + popupOf('7', { format: 'slide-in', teaser: 'Questions?' });
  const { popup } = await openPopups(page, at, { body });
  const tab = page.getByRole('button', { name: 'Questions?' });
  const bottomOf = async () => {
    const { y = 0, height = 0 } = (await tab.boundingBox()) ?? {};
    return Math.round(y + height);
  };
  await tab.waitFor();
  expect(await bottomOf()).toBe(884);
  await page.evaluate(() => window.mountkit.popups?.open('low'));
  await eventually(() => popup.isOpen('low')).toBe(true);
  await settled(page);
  const clear = Math.round((await boxOf(page, 'low')).y) - 16;
  await eventually(bottomOf).toBe(clear);
  await tab.click();
  await eventually(() => popup.isOpen('7')).toBe(true);
  await settled(page);
  expect(Math.round((await boxOf(page, '7')).bottom)).toBe(clear);
  await page.evaluate(() => window.mountkit.popups?.close('low'));
  await eventually(async () => (await boxOf(page, '7')).bottom).toBe(884);
});

test('one that leaves the page in use is set off from it, with a shadow that nothing cuts off', async ({
  page,
  pages,
  proxy,
}) => {
  const at = { pages, provider: proxy.url };
  const { popup } = await openPopups(page, at, { body: popupOf('7', { a11y_navigation: 'no' }) });
  await page.evaluate(() => window.mountkit.popups?.open('7'));
  await eventually(() => popup.isOpen('7')).toBe(true);
  const look = await page.locator('dialog').evaluate((dialog) => {
    const box = getComputedStyle(dialog.firstElementChild as Element);
    return { overflow: getComputedStyle(dialog).overflow, hasShadow: box.boxShadow !== 'none', line: box.outlineStyle };
  });
  expect(look).toEqual({ overflow: 'visible', hasShadow: true, line: 'solid' });
});
