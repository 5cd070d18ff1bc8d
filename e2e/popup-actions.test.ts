import { has } from './harness/engines';
import { eventually } from './harness/eventually';
import { expect, test } from './harness/test';
import { linkOf, openPopups, popupOf } from './models/popup-page';

const panelOf = (id: string, settings: object) =>
  `<nav hidden aria-label="${id}" data-mountkit="off-canvas" id="source-${id}" data-off-canvas-id="${id}" data-settings='${JSON.stringify(settings)}'><h2>${id}</h2><a href="#x">Home</a>${linkOf('off_canvas:close', 'Leave')}</nav>`;

test('links open, toggle and close, also those that come later, and unknown ones are reported', async ({
  page,
  pages,
  proxy,
  watch,
}) => {
  const at = { pages, provider: proxy.url };
  const settings = { a11y_navigation: 'no', classes: 'through' };
  const head = '<style>.through { pointer-events: none } .through > * { pointer-events: auto }</style>';
  const { popup } = await openPopups(page, at, { head, body: popupOf('7', settings) });
  await page.evaluate(
    (html) => document.querySelector('main')?.insertAdjacentHTML('beforeend', html),
    linkOf('popup:open?id=7&toggle=true', 'Toggle') +
      linkOf('popup:dance', 'Dance') +
      linkOf('popup:open?id=8', 'Eight'),
  );
  for (const isOpen of [true, false, true]) {
    await page.getByRole('link', { name: 'Toggle' }).click();
    await eventually(() => popup.isOpen('7')).toBe(isOpen);
  }
  expect(new URL(page.url()).hash).toBe('');
  await page.getByRole('link', { name: 'Eight' }).click();
  await eventually(() => watch.reports).toEqual([expect.stringContaining('popup:open: there is no "8"')]);
  await page.getByRole('link', { name: 'Dance' }).click();
  await eventually(() => new URL(page.url()).hash).toBe('#mountkit:popup:dance');
  expect(watch.reports[1]).toContain('unknown link action "popup:dance"');
});

test.runIf(has.tabs)(
  'a link that is pressed for a new tab does there what it says, and nothing here',
  async ({ page, pages, proxy, context }) => {
    const at = { pages, provider: proxy.url };
    const action = 'popup:open?id=7';
    const { popup } = await openPopups(page, at, { body: popupOf('7', {}) + linkOf(action, 'Seven') });
    const link = page.getByRole('link', { name: 'Seven' });
    for (const how of ['Control', 'middle'] as const) {
      const [tab] = await Promise.all([
        context.waitForEvent('page'),
        link.click(how === 'middle' ? { button: how } : { modifiers: [how] }),
      ]);
      await tab.locator('dialog[open]').waitFor();
      expect(new URL(tab.url()).hash).toBe(`#mountkit:${action}`);
      expect(await popup.isOpen('7')).toBe(false);
      await tab.close();
    }
  },
);

test("the page's address opens a popup only if a link of the page says the same", async ({ page, pages, proxy }) => {
  const at = { pages, provider: proxy.url };
  const action = 'popup:open?id=7';
  const body = popupOf('7', {}) + popupOf('8', {}) + linkOf(action, 'Seven') + linkOf('reload-page', 'Reload');
  const { popup, url } = await openPopups(page, at, { body });
  for (const [hash, opened] of [
    [`#mountkit:${action}`, ['show 7']],
    ['#mountkit:popup:open?id=8', []],
    ['#mountkit:reload-page', []],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(url + hash);
    await page.waitForFunction(() => 'version' in window.mountkit);
    await page.evaluate(async () => void (await window.mountkit.load('popups')));
    // What would open has fetched what it needs by then.
    await page.waitForLoadState('networkidle');
    await eventually(() => popup.heard()).toEqual(opened);
  }
  await page.evaluate(() => Reflect.set(window, 'mark', true));
  await page.getByRole('link', { name: 'Reload' }).click();
  await page.waitForFunction(() => !Reflect.get(window, 'mark'));
});

test.for(['left', 'right', 'top', 'bottom'])('a panel from the %s', async (position, { page, pages, proxy, watch }) => {
  const at = { pages, provider: proxy.url };
  const body = panelOf('menu', { position }) + linkOf('off_canvas:toggle?id=menu', 'Menu');
  const { popup } = await openPopups(page, at, { body });
  const link = page.getByRole('link', { name: 'Menu' });
  const source = page.locator('#source-menu');
  const state = async () => [
    await link.getAttribute('aria-expanded'),
    await source.evaluate((e) => (e as HTMLElement).inert),
  ];
  await eventually(state).toEqual(['false', true]);
  expect(await link.getAttribute('aria-controls')).toBe('source-menu');

  await link.click();
  await eventually(state).toEqual(['true', false]);
  const box = page.locator('dialog > div');
  const at0 = { left: [0, 0], right: [900, 0], top: [0, 0], bottom: [0, 600] }[position] as number[];
  await eventually(async () => {
    const { x = -1, y = -1, width = 0, height = 0 } = (await box.boundingBox()) ?? {};
    const end = { left: x, right: 1280 - x - width, top: y, bottom: 900 - y - height }[position];
    return Math.abs(end ?? 1) < 1 && x >= 0 && y >= 0 && x >= (at0[0] ?? 0) - 100;
  }).toBe(true);
  await eventually(() => popup.focused()).not.toBe('Menu');
  await page.getByRole('link', { name: 'Leave' }).click();
  await eventually(state).toEqual(['false', true]);
  expect(await popup.focused()).toBe('Menu');

  await link.click();
  await eventually(state).toEqual(['true', false]);
  await page.keyboard.press('Escape');
  await eventually(state).toEqual(['false', true]);
  expect(watch.reports).toEqual([]);
});

test('a panel keeps still for Esc and overlay where it is told so', async ({ page, pages, proxy }) => {
  const at = { pages, provider: proxy.url };
  const settings = { is_not_close_on_overlay: 'yes', is_not_close_on_esc_overlay: 'yes' };
  const { popup } = await openPopups(page, at, { body: panelOf('menu', settings) });
  await page.evaluate(() => window.mountkit.popups?.open('menu'));
  await eventually(() => popup.isOpen('menu')).toBe(true);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(20, 500);
  expect(await popup.isOpen('menu')).toBe(true);
  await page.getByRole('button', { name: 'Close' }).click();
  await eventually(() => popup.isOpen('menu')).toBe(false);
});

test('the gallery joins its form and its popups by events', async ({ page, proxy, watch }) => {
  await page.goto(`${proxy.url}/popups/`);
  await page.locator('[data-explains=spring] li.blocks').first().waitFor();
  await page.getByRole('link', { name: 'Get the letter' }).click();
  const dialog = page.getByRole('dialog', { name: 'A letter a month' });
  await dialog.getByRole('textbox').fill(`ada${Date.now()}@example.org`);
  await dialog.locator('[type=submit]').click();
  await page.getByRole('dialog', { name: 'Thank you' }).waitFor();
  await eventually(() => dialog.isVisible()).toBe(false);
  expect(watch.errors).toEqual([]);
  expect(watch.reports).toEqual([]);
});
