import { isFirefox, isWebKit } from './harness/browser';
import { eventually } from './harness/eventually';
import { expect, test } from './harness/test';
import { configOf, linkOf, openPopups, type popupModel, popupOf } from './models/popup-page';

const BROWSER = isFirefox ? 'firefox' : isWebKit ? 'safari' : 'chrome';
const TRIGGERS = { page_load: 'yes' };

/** Loads the page anew and waits for its popups. */
async function reload(page: Parameters<typeof popupModel>[0]) {
  await page.reload();
  await page.waitForFunction(() => 'version' in window.mountkit);
  await page.evaluate(async () => {
    const { registry } = await window.mountkit.load('popups');
    await Promise.all(registry.all().map(({ ready }) => ready));
  });
}

test('rules keep a popup from showing by itself, and say why at once', async ({ page, pages, proxy }) => {
  const timing = {
    devices: 'yes',
    devices_devices: ['mobile'],
    browsers: 'yes',
    browsers_browsers: 'custom',
    browsers_browsers_options: [BROWSER],
    logged_in: 'yes',
    schedule: 'no',
    schedule_start_date: '2099-01-01 00:00',
  };
  const at = { pages, provider: proxy.url };
  const head = configOf({ user: { loggedIn: true, roles: ['editor'] } });
  const body = popupOf('7', { timing, triggers: TRIGGERS }) + linkOf('popup:open?id=7', 'Open');
  const { popup, url } = await openPopups(page, at, { head, body });
  expect(await popup.explain('7')).toEqual([
    { rule: 'logged_in', passes: false, reason: 'the visitor is logged in' },
    { rule: 'devices', passes: false, reason: 'the device mode is desktop, wanted: mobile' },
    { rule: 'browsers', passes: true, reason: `the browser is ${BROWSER}, wanted: ${BROWSER}` },
  ]);
  expect(await popup.heard()).toEqual(['blocked 7 logged_in']);
  expect(await popup.explain('none')).toEqual([]);
  expect(await popup.isOpen('7')).toBe(false);
  await page.getByRole('link', { name: 'Open' }).click();
  await eventually(() => popup.isOpen('7')).toBe(true);

  // As soon as the Api is there, without waiting for anything else.
  await page.goto(url);
  await page.waitForFunction(() => 'version' in window.mountkit);
  const rules = await page.evaluate(async () =>
    (await window.mountkit.load('popups')).explain('7').map((v) => v.reason),
  );
  expect(rules[0]).toBe('the visitor is logged in');
});

test('counts what was shown, in the period that is asked for, and nothing where nothing asks', async ({
  page,
  pages,
  proxy,
}) => {
  const at = { pages, provider: proxy.url };
  const times = (more: object) => ({ triggers: TRIGGERS, timing: { times: 'yes', times_times: 2, ...more } });
  const body =
    popupOf('a', times({})) +
    popupOf('b', { ...times({ times_period: 'day' }), a11y_navigation: 'no' }) +
    popupOf('c', { ...times({ times_count: 'close', times_period: 'session' }), triggers: {} });
  const { popup } = await openPopups(page, at, { body });
  await eventually(() => popup.heard()).toEqual(expect.arrayContaining(['show a', 'show b']));
  const [local, session] = await popup.stored();
  expect(local).toMatchObject({ popup_a_times: 1, 'popup_b_impressions-count': 1 });
  expect(session).toBeNull();
  const end = local.__expiration['popup_b_impressions-count'] - Date.now();
  expect(end > 86_340_000 && end <= 86_400_000).toBe(true);

  await page.evaluate(() => window.mountkit.popups?.open('c'));
  await eventually(() => popup.isOpen('c')).toBe(true);
  expect((await popup.stored())[1]).toBeNull();
  await page.keyboard.press('Escape');
  await eventually(async () => (await popup.stored())[1]?.['popup_c_impressions-count']).toBe(1);

  await reload(page);
  await eventually(async () => (await popup.stored())[0].popup_a_times).toBe(2);
  await eventually(async () => (await popup.stored())[0]['popup_b_impressions-count']).toBe(2);
  // The window is that of the first impression.
  const [again] = await popup.stored();
  expect(again.__expiration).toEqual(local.__expiration);
  await reload(page);
  await eventually(() => popup.heard()).toEqual(['blocked a times', 'blocked b times']);
  expect(await popup.explain('a')).toEqual([{ rule: 'times', passes: false, reason: 'shown 2 of 2 times in all' }]);
});

test('counts page views and sessions from the first check on', async ({ page, pages, proxy }) => {
  const at = { pages, provider: proxy.url };
  const timing = { page_views: 'yes', page_views_views: 2, sessions: 'yes', sessions_sessions: 0 };
  const { popup } = await openPopups(page, at, { body: popupOf('7', { timing, triggers: TRIGGERS }) });
  expect((await popup.explain('7')).map(({ passes }) => passes)).toEqual([false, true]);
  await reload(page);
  expect(await popup.heard()).toEqual(['blocked 7 page_views']);
  await reload(page);
  await eventually(() => popup.isOpen('7')).toBe(true);
  const [local, session] = await popup.stored();
  expect(local).toMatchObject({
    pageViews: 3,
    sessions: 1,
    popup_7_page_views_initialPageViews: 1,
    popup_7_sessions_initialSessions: 1,
  });
  expect(session).toMatchObject({ activeSession: true });
});

test('works where storage is refused, and stores for the session only where marketing is', async ({
  page,
  pages,
  proxy,
}) => {
  const at = { pages, provider: proxy.url };
  const body = popupOf('7', { triggers: TRIGGERS, timing: { times: 'yes' } });
  const { popup } = await openPopups(page, at, { body, head: configOf({ consent: { marketing: false } }) });
  await eventually(async () => (await popup.stored())[1]?.popup_7_times).toBe(1);
  expect((await popup.stored())[0]).toBeNull();

  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const)
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
  });
  await page.reload();
  await page.getByRole('dialog').waitFor();
  expect(await page.evaluate(() => window.mountkit.popups?.explain('7')[0]?.reason)).toBe('shown 1 of 3 times in all');
});

test('a popup that the visitor does not want again stays away', async ({ page, pages, proxy }) => {
  const at = { pages, provider: proxy.url };
  const content = `<h2>News</h2>${linkOf('popup:close?do_not_show_again=yes', 'Never again')}`;
  const body = popupOf('7', { triggers: TRIGGERS }, content) + linkOf('popup:open?id=7', 'Open');
  const { popup } = await openPopups(page, at, { body });
  await page.getByRole('link', { name: 'Never again' }).click();
  await eventually(() => popup.isOpen('7')).toBe(false);
  expect((await popup.stored())[0]).toMatchObject({ popup_7_disable: true });
  await reload(page);
  await eventually(() => popup.heard()).toEqual(['blocked 7 disable']);
  await page.getByRole('link', { name: 'Open' }).click();
  await eventually(() => popup.heard()).toEqual(['blocked 7 disable', 'blocked 7 disable']);
  expect(await popup.isOpen('7')).toBe(false);
});

test.for([
  ['preview', ['show 7']],
  ['edit', ['show 7']],
])('in the mode %s it shows at once, whatever its rules say', async ([mode], { page, pages, proxy }) => {
  const at = { pages, provider: proxy.url };
  const timing = { devices: 'yes', devices_devices: [] };
  const { popup } = await openPopups(page, at, { body: popupOf('7', { timing }), head: configOf({ mode }) });
  await eventually(() => popup.isOpen('7')).toBe(true);
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 400);
  await page.evaluate(() => window.mountkit.popups?.close('7'));
  const isEdited = mode === 'edit';
  await eventually(() => popup.isOpen('7')).toBe(isEdited);
  expect(await page.getByRole('button', { name: 'Close' }).count()).toBe(0);
  expect(await popup.heard()).toEqual(isEdited ? ['show 7'] : ['show 7', 'hide 7']);
});

test('bad settings are told once each and keep nothing from working', async ({ page, pages, proxy, watch }) => {
  const at = { pages, provider: proxy.url };
  const body =
    popupOf('list', [] as object) +
    popupOf('odd', {
      close_button_delay: 'soon',
      timing: { url: 'yes', url_action: 'regex', url_url: '(a+)+' },
      triggers: [],
    }) +
    popupOf('text', {
      open_selector: '<<',
      triggers: { scrolling_to: 'yes', scrolling_to_selector: ':::', scrolling: 'yes', scrolling_offset: 'half' },
    }) +
    `<div hidden id="source-json" data-mountkit="popup" data-popup-id="json" data-settings="{">json</div>` +
    popupOf('list', {});
  const { popup } = await openPopups(page, at, { body });
  expect(await popup.explain('odd')).toEqual([
    { rule: 'url', passes: false, reason: 'nested quantifiers are refused' },
  ]);
  await eventually(() => watch.reports.map((line) => line.replace(/^mountkit: (popup #source-)?/, '')).sort()).toEqual([
    'json: data-settings is "{", expected a JSON object',
    'odd: url_url is "(a+)+", expected a pattern that cannot hang the page: nested quantifiers are refused',
    'text: data-settings.triggers.scrolling_offset is "half", expected a number',
    'text: data-settings.triggers.scrolling_to_selector is ":::", expected a selector',
    'text: open_selector is "<<", expected a selector',
    'the popup id "list" is used twice',
  ]);
  await page.evaluate(() => window.mountkit.popups?.open('odd'));
  await eventually(() => popup.isOpen('odd')).toBe(true);
  await eventually(() => watch.reports.some((line) => line.includes('close_button_delay is "soon"'))).toBe(true);
  expect(watch.errors).toEqual([]);
});
