import type { Page } from 'playwright-core';
import { findAxeViolations } from './harness/axe';
import { eventually } from './harness/eventually';
import { findLeaks, takeHoldings, watchLeaks } from './harness/leaks';
import { expect, test } from './harness/test';
import { linkOf, openPopups, popupOf } from './models/popup-page';

const LOAD = { triggers: { page_load: 'yes' } };
const TALL = '<div style="height:4000px">tall</div>';

/** Where the page is, and how wide its text. */
const layoutOf = (page: Page) =>
  page.evaluate(() => [scrollY, document.querySelector('main')?.getBoundingClientRect().width]);

test('a marked element is shown when the page has loaded, once wrapped, and closed by its button', async ({
  page,
  pages,
  proxy,
  watch,
}) => {
  const frame = `<h2>News</h2><iframe title="Frame" src="/frame"></iframe>`;
  let frames = 0;
  await page.route('**/frame', (route) => {
    frames++;
    return route.fulfill({ contentType: 'text/html', body: 'framed' });
  });
  const at = { pages, provider: proxy.url };
  const { popup } = await openPopups(page, at, {
    body: popupOf('7', LOAD, frame) + linkOf('popup:open?id=7', 'Again'),
  });
  const dialog = page.getByRole('dialog', { name: 'News' });
  await dialog.waitFor();
  await page.frameLocator('iframe').getByText('framed').waitFor();
  const loads = frames;
  expect(await page.locator('#source-7').count()).toBe(1);

  await page.getByRole('button', { name: 'Close' }).click();
  await eventually(() => dialog.isVisible()).toBe(false);
  expect(await popup.heard()).toEqual(['show 7', 'hide 7']);
  await page.getByRole('link', { name: 'Again' }).click();
  await dialog.waitFor();
  expect(frames).toBe(loads);
  expect(await popup.stored()).toEqual([null, null]);
  expect(watch.reports).toEqual([]);
  expect(watch.errors).toEqual([]);
});

test('takes the focus in, keeps it and gives it back', async ({ page, pages, proxy }) => {
  const content = '<h2>News</h2><button id="one">One</button><input id="two" aria-label="Two">';
  const at = { pages, provider: proxy.url };
  const body = `${linkOf('popup:open?id=7', 'Open')}<button>After</button>${popupOf('7', {}, content)}`;
  const { popup } = await openPopups(page, at, { body });
  const link = page.getByRole('link', { name: 'Open' });
  await link.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'News' }).waitFor();
  const seen: unknown[] = [];
  for (let press = 0; press < 7; press++) {
    await page.keyboard.press('Tab');
    seen.push(await popup.focused());
  }
  expect(seen).toEqual(['one', 'two', '×', 'one', 'two', '×', 'one']);
  await page.keyboard.press('Shift+Tab');
  expect(await popup.focused()).toBe('×');
  await page.keyboard.press('Escape');
  await eventually(() => popup.isOpen('7')).toBe(false);
  expect(await popup.focused()).toBe('Open');
});

test.for([
  ['modal', {}, 250],
  ['not modal', { a11y_navigation: 'no' }, 100],
] as const)('takes the focus in when it is due: %s', async ([, settings, delay], { page, pages, proxy }) => {
  await page.clock.install();
  const content = '<h2>News</h2><input id="first" aria-label="First" autofocus>';
  const at = { pages, provider: proxy.url };
  const body = linkOf('popup:open?id=7', 'Open') + popupOf('7', settings, content);
  const { popup } = await openPopups(page, at, { body });
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole('link', { name: 'Open' }).press('Enter');
  await page.getByRole('dialog', { name: 'News' }).waitFor();
  const before = await popup.focused();
  expect(before).not.toBe('first');
  await page.clock.runFor(delay - 1);
  expect(await popup.focused()).toBe(before);
  await page.clock.runFor(1);
  expect(await popup.focused()).toBe('first');
});

test('Esc closes the upper one only, and does not get through where it is prevented', async ({
  page,
  pages,
  proxy,
}) => {
  const inner = `<h2>Outer</h2>${linkOf('popup:open?id=in', 'Inner')}`;
  const at = { pages, provider: proxy.url };
  const body =
    popupOf('out', { ...LOAD, prevent_close_on_esc_key: 'yes' }, inner) + popupOf('in', {}, '<h2>Inside</h2>');
  const { popup } = await openPopups(page, at, { body });
  await page.getByRole('link', { name: 'Inner' }).click();
  await page.getByRole('dialog', { name: 'Inside' }).waitFor();
  await page.keyboard.press('Escape');
  await eventually(() => popup.isOpen('in')).toBe(false);
  expect(await popup.isOpen('out')).toBe(true);
  for (let press = 0; press < 4; press++) await page.keyboard.press('Escape');
  expect(await popup.isOpen('out')).toBe(true);
  expect(await popup.heard()).toEqual(['show out', 'show in', 'hide in']);
});

test('a click beside it closes it unless prevented, and no drag from within does', async ({ page, pages, proxy }) => {
  const at = { pages, provider: proxy.url };
  const body =
    popupOf('a', LOAD) + popupOf('b', { prevent_close_on_background_click: 'yes' }) + linkOf('popup:open?id=b', 'B');
  const { popup } = await openPopups(page, at, { body });
  const inside = page.getByRole('link', { name: 'Inside a' });
  await inside.waitFor();
  const box = await inside.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
  await page.mouse.down();
  await page.mouse.move(5, 300);
  await page.mouse.up();
  expect(await popup.isOpen('a')).toBe(true);
  await page.mouse.click(5, 300);
  await eventually(() => popup.isOpen('a')).toBe(false);

  await page.getByRole('link', { name: 'B' }).click();
  await eventually(() => popup.isOpen('b')).toBe(true);
  await page.mouse.click(5, 300);
  expect(await popup.isOpen('b')).toBe(true);
});

test('locks the scroll without a jump or a shift', async ({ page, pages, proxy }) => {
  const at = { pages, provider: proxy.url };
  const body = `${TALL}${popupOf('7', { prevent_scroll: 'yes' })}`;
  const { popup } = await openPopups(page, at, { body });
  await page.evaluate(() => scrollTo(0, 700));
  const before = await layoutOf(page);
  await page.evaluate(() => window.mountkit.popups?.open('7'));
  await eventually(() => popup.isOpen('7')).toBe(true);
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 500);
  await page.keyboard.press('PageDown');
  expect(await layoutOf(page)).toEqual(before);
  await page.keyboard.press('Escape');
  await eventually(() => popup.isOpen('7')).toBe(false);
  expect(await layoutOf(page)).toEqual(before);
  expect(await page.evaluate(() => document.documentElement.getAttribute('style') ?? '')).toBe('');
});

test('leaves nothing behind, closed or open', async ({ page, pages, proxy }) => {
  await watchLeaks(page.context());
  const at = { pages, provider: proxy.url };
  const settings = {
    prevent_scroll: 'yes',
    entrance_animation: 'fadeIn',
    open_selector: 'h1',
    timing: { times: 'yes', sources: 'yes', page_views: 'yes', page_views_views: 0 },
    triggers: {
      page_load: 'yes',
      page_load_delay: 900,
      scrolling: 'yes',
      scrolling_to: 'yes',
      scrolling_to_selector: '#nowhere, .off',
      click: 'yes',
      click_times: 9,
      inactivity: 'yes',
      exit_intent: 'yes',
      adblock_detection: 'yes',
      adblock_detection_delay: 60,
    },
  };
  const { popup } = await openPopups(page, at, {
    body: '<p class="off" hidden></p><div id="source-7" hidden><h2>Seven</h2></div>',
  });
  const before = await takeHoldings(page);
  const mount = () =>
    page.evaluate(async (settings) => {
      const handle = window.mountkit.popups?.mount('#source-7', { popupId: '7', ...settings });
      await handle?.ready;
    }, settings);
  const leaks = async () => findLeaks(before, await takeHoldings(page));
  await mount();
  await eventually(async () => (await leaks()).filter((line) => line.startsWith('scroll on'))).toHaveLength(2);
  await page.evaluate(() => window.mountkit.removeAll());
  expect(await leaks()).toEqual([]);

  await mount();
  await page.evaluate(() => window.mountkit.popups?.open('7'));
  await page.getByRole('dialog', { name: 'Seven' }).waitFor();
  await page.evaluate(() => window.mountkit.removeAll());
  expect(await popup.isOpen('7')).toBe(false);
  expect(await leaks()).toEqual([]);
});

test.for(['light', 'dark'] as const)(
  'passes axe while it is open in the %s',
  async (colorScheme, { page, pages, proxy }) => {
    await page.emulateMedia({ colorScheme });
    const at = { pages, provider: proxy.url };
    const head = '<style>html { color-scheme: light dark; background: Canvas; color: CanvasText }</style>';
    for (const settings of [{}, { close_button_position: 'outside' }, { a11y_navigation: 'no' }]) {
      await openPopups(page, at, { head, body: popupOf('7', { triggers: { page_load: 'yes' }, ...settings }) });
      await page.getByRole('dialog', { name: 'Popup 7' }).waitFor();
      expect(await findAxeViolations(page)).toEqual([]);
    }
  },
);

/** Where an element is, and whether the pointer reaches it there. */
const reach = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const at = document.elementFromPoint(x + width / 2, y + height / 2);
    return { box: [x, y, width, height].map(Math.round), isReached: !!at && element.contains(at) };
  });

test('one that is not modal is as large as its content, lies above the page and leaves it in use', async ({
  page,
  pages,
  proxy,
}) => {
  const at = { pages, provider: proxy.url };
  const head = `<style>
    header { position: fixed; inset: 0 0 auto; height: 60px; z-index: 2147483647; background: #fff }
    .corner { margin: 0 0 0 auto }
    #source-7 { width: 200px; height: 100px; overflow: hidden }
  </style>`;
  const body = `<header><input id="field" aria-label="Search"></header>${TALL}${popupOf('7', {
    a11y_navigation: 'no',
    classes: 'corner',
    triggers: { page_load: 'yes', page_load_delay: 1 },
  })}`;
  const { popup } = await openPopups(page, at, { head, body });
  await page.locator('#field').focus();
  await page.locator('#field').evaluate((field) => {
    field.addEventListener('blur', () => field.setAttribute('data-was-left', ''));
  });
  await eventually(() => popup.isOpen('7')).toBe(true);
  expect(await popup.focused()).toBe('field');
  const { clientWidth } = await page.evaluate(() => ({ clientWidth: document.documentElement.clientWidth }));
  // Its content and the padding of its box, in the corner, above a header that is above everything.
  expect(await reach(page, 'dialog')).toEqual({ box: [clientWidth - 264, 0, 264, 164], isReached: true });
  await page.mouse.move(100, 400);
  await page.mouse.wheel(0, 300);
  await page.waitForFunction(() => scrollY > 0);
  await page.keyboard.type('tea');
  expect(await page.locator('#field').inputValue()).toBe('tea');
  expect(await page.locator('#field').getAttribute('data-was-left')).toBe(null);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await eventually(() => popup.isOpen('7')).toBe(false);
  expect(await page.locator('dialog').getAttribute('popover')).toBe(null);
});

test('one that is not modal lies above the modal one that opens it, and can be used', async ({
  page,
  pages,
  proxy,
}) => {
  const at = { pages, provider: proxy.url };
  const inner = '<h2>Inner</h2><button id="press">Press</button>';
  const body =
    linkOf('popup:open?id=1', 'Outer') +
    popupOf('1', {}, `<h2>First</h2>${linkOf('popup:open?id=2', 'Second')}`) +
    popupOf('2', { a11y_navigation: 'no' }, inner);
  const { popup } = await openPopups(page, at, { body });
  await page.getByRole('link', { name: 'Outer' }).click();
  await page.getByRole('link', { name: 'Second' }).click();
  await eventually(() => popup.isOpen('2')).toBe(true);
  expect(await reach(page, '#press')).toMatchObject({ isReached: true });
  await page.locator('#press').click();
  await page.keyboard.press('Escape');
  await eventually(() => popup.isOpen('2')).toBe(false);
  expect(await popup.isOpen('1')).toBe(true);
});

test('is at its beginning when it opens, also with a video further down', async ({ page, pages, proxy }) => {
  const content = `<h2>News</h2>${TALL}<video controls preload="none" aria-label="Clip"></video>`;
  const body = `${linkOf('popup:open?id=7', 'Open')}${popupOf('7', {}, content)}`;
  await openPopups(page, { pages, provider: proxy.url }, { body });
  await page.getByRole('link', { name: 'Open' }).click();
  const dialog = page.getByRole('dialog', { name: 'News' });
  await dialog.waitFor();
  await page.waitForFunction(() => document.activeElement?.matches('dialog'));
  const scrolled = await dialog.evaluate((element) =>
    [element, ...element.querySelectorAll('*')].filter(({ scrollTop }) => scrollTop).map(({ className }) => className),
  );
  expect(scrolled).toEqual([]);
});
