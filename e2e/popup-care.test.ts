import type { Page } from 'playwright-core';
import { eventually } from './harness/eventually';
import { findLeaks, takeHoldings, watchLeaks } from './harness/leaks';
import { expect, test } from './harness/test';
import { configOf, linkOf, openPopups, popupOf } from './models/popup-page';

const LOAD = { triggers: { page_load: 'yes' } };

/** Sends an event as a form or a basket does. */
const send = (page: Page, name: string, detail: object, selector = 'body') =>
  page.evaluate(
    ([name, detail, selector]) =>
      document.querySelector(selector)?.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true })),
    [name, detail, selector] as const,
  );

test('a rule and a trigger of the page, registered after the popup was mounted', async ({
  page,
  pages,
  proxy,
  watch,
}) => {
  const at = { pages, provider: proxy.url };
  const settings = {
    timing: { weather: 'yes', weather_city: 'Bonn' },
    triggers: { shake: 'yes', shake_times: 2 },
  };
  const { popup } = await openPopups(page, at, { body: popupOf('7', settings) });
  expect(await popup.heard()).toEqual(['blocked 7 weather']);
  expect(await popup.explain('7')).toContainEqual({
    rule: 'weather',
    passes: false,
    reason: 'no rule of this name is registered',
  });
  await page.evaluate(() => {
    const { popups } = window.mountkit;
    popups?.registerTrigger('shake', (fire, { times }) => {
      let shakes = 0;
      const shake = () => ++shakes >= Number(times) && fire();
      addEventListener('shake', shake);
      return () => removeEventListener('shake', shake);
    });
    popups?.registerRule('weather', ({ city }, { id }) => ({
      passes: city === 'Bonn' && id === '7',
      reason: `it rains in ${city}`,
    }));
  });
  expect(await popup.explain('7')).toEqual([
    { rule: 'weather', passes: true, reason: 'it rains in Bonn' },
    { rule: 'shake', passes: false, reason: "the page's own trigger has not fired" },
  ]);
  const shake = () => page.evaluate(() => dispatchEvent(new Event('shake')));
  await shake();
  expect(await popup.isOpen('7')).toBe(false);
  await shake();
  await eventually(() => popup.isOpen('7')).toBe(true);
  expect((await popup.explain('7')).at(-1)).toMatchObject({ rule: 'shake', passes: true });
  expect(watch.reports).toEqual([]);
});

test('a rule of the page that throws is reported, and holds its popup back', async ({ page, pages, proxy, watch }) => {
  const at = { pages, provider: proxy.url };
  const { popup } = await openPopups(page, at, { body: popupOf('7', { ...LOAD, timing: { odd: 'yes' } }) });
  await page.evaluate(() =>
    window.mountkit.popups?.registerRule('odd', () => {
      throw new Error('page code');
    }),
  );
  await eventually(() => watch.reports.join()).toContain('the rule odd threw');
  expect(await popup.isOpen('7')).toBe(false);
});

test('the ready rules explain themselves', async ({ page, pages, proxy }) => {
  const at = { pages, provider: proxy.url };
  const timing = {
    address: 'yes',
    address_contains: '/',
    utm: 'yes',
    utm_source: 'letter, poster',
    cookie: 'yes',
    cookie_name: 'seen',
    cookie_action: 'hide',
    storage: 'yes',
    storage_name: 'plan',
    storage_value: 'free',
    language: 'yes',
    language_languages: 'en',
    window: 'yes',
    window_timezone: 'Pacific/Auckland',
    window_start: '2020-01-01',
    referrer: 'yes',
    referrer_hosts: 'example.org',
    referrer_action: 'hide',
  };
  await page.addInitScript(() => {
    if (location.protocol === 'http:') localStorage.setItem('plan', 'free');
  });
  const { popup, url } = await openPopups(page, at, { body: popupOf('7', { ...LOAD, timing }) });
  const verdicts = async () => Object.fromEntries((await popup.explain('7')).map(({ rule, passes }) => [rule, passes]));
  const all = { address: true, cookie: true, storage: true, language: true, window: true, referrer: true };
  expect(await verdicts()).toEqual({ ...all, utm: false });
  expect(await popup.heard()).toEqual(['blocked 7 utm']);
  await page.goto(`${url}?utm_source=poster`);
  await eventually(() => popup.isOpen('7')).toBe(true);
  expect(await verdicts()).toEqual({ ...all, utm: true });
});

test('what is in the basket is fetched where a rule asks for it, again after an add, and told', async ({
  page,
  pages,
  proxy,
  watch,
}) => {
  let total = 0;
  let calls = 0;
  await page.route('**/wc/store/v1/cart', (route) => {
    calls++;
    const items = total ? [{ id: 7, sku: 'mug' }] : [];
    return route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { items, items_count: items.length, totals: { total_items: `${total}`, currency_minor_unit: 2 } },
    });
  });
  const at = { pages, provider: proxy.url };
  const timing = { basket: 'yes', basket_min_total: 20, basket_products: 'mug' };
  const { popup } = await openPopups(page, at, { body: popupOf('7', { ...LOAD, timing }) + popupOf('8', {}) });
  const explained = async () => (await popup.explain('7'))[0]?.reason;
  await eventually(explained).toBe('the basket holds 0 for 0');
  total = 2500;
  await send(page, 'mountkit:cart:added', {});
  await eventually(() => popup.isOpen('7')).toBe(true);
  expect(await explained()).toBe('the basket holds 1 for 25');
  expect(calls).toBe(2);
  expect(watch.reports).toEqual([]);
});

test('after a form, after an add, after reading, at the end of an article', async ({ page, pages, proxy }) => {
  const at = { pages, provider: proxy.url };
  const body = [
    popupOf('form', { triggers: { form_submitted: 'yes', form_submitted_form: 'abc' } }),
    popupOf('add', { triggers: { cart_added: 'yes' } }),
    popupOf('read', { triggers: { reading: 'yes', reading_seconds: 20 } }),
    popupOf('end', { triggers: { article_end: 'yes', article_end_selector: '#story' } }),
    '<div id="story" style="height:2000px">story</div><div style="height:2000px">more</div>',
  ].join('');
  await page.clock.install();
  const { popup } = await openPopups(page, at, { body });
  const end = await page.evaluate(() => document.querySelector('#story')?.getBoundingClientRect().bottom ?? 0);
  expect(await popup.explain('end')).toEqual([
    { rule: 'article_end', passes: false, reason: 'waits for the end of #story' },
  ]);
  expect(await popup.explain('read')).toEqual([
    { rule: 'reading', passes: false, reason: 'waits for 20 seconds of reading' },
  ]);
  await send(page, 'mountkit:forms:submitted', { id: 'other' });
  await send(page, 'mountkit:forms:submitted', { id: 'abc' });
  await page.clock.runFor(10);
  await eventually(() => popup.isOpen('form')).toBe(true);
  await send(page, 'mountkit:cart:added', { button: null });
  await page.clock.runFor(10);
  await eventually(() => popup.isOpen('add')).toBe(true);
  await page.evaluate((y) => scrollTo(0, y), end - 901 - 50);
  await page.clock.runFor(1000);
  expect(await popup.isOpen('end')).toBe(false);
  await page.evaluate((y) => scrollTo(0, y), end - 890);
  await eventually(() => popup.isOpen('end')).toBe(true);
  expect(await popup.isOpen('read')).toBe(false);
  await page.clock.runFor(20_000);
  await eventually(() => popup.isOpen('read')).toBe(true);
});

test('one at a time, the most important first, and none while the visitor types', async ({ page, pages, proxy }) => {
  const at = { pages, provider: proxy.url };
  const body =
    popupOf('low', { ...LOAD, priority: 1 }) +
    popupOf('high', { ...LOAD, priority: 5 }) +
    '<input id="field" aria-label="Field">';
  const { popup } = await openPopups(page, at, { body });
  await eventually(() => popup.isOpen('high')).toBe(true);
  expect(await popup.heard()).toEqual(['show high']);
  await page.keyboard.press('Escape');
  await eventually(() => popup.isOpen('low')).toBe(true);
});

test('a popup waits until the visitor has typed', async ({ page, pages, proxy }) => {
  await page.clock.install();
  const at = { pages, provider: proxy.url };
  const settings = { triggers: { page_load: 'yes', page_load_delay: 5 }, priority: 0 };
  const { popup } = await openPopups(page, at, {
    body: `${popupOf('7', settings)}<input id="field" aria-label="Field">`,
  });
  await page.clock.runFor(4500);
  await page.getByRole('textbox').pressSequentially('ada');
  await page.clock.runFor(1500);
  expect(await popup.isOpen('7')).toBe(false);
  await page.clock.runFor(3000);
  await eventually(() => popup.isOpen('7')).toBe(true);
});

test('limits for all popups together, and quiet after a form was sent', async ({ page, pages, proxy }) => {
  const at = { pages, provider: proxy.url };
  const head = configOf({ popups: { perVisit: 2, quietDays: 30 } });
  const body =
    ['a', 'b', 'c'].map((id) => popupOf(id, { ...LOAD, a11y_navigation: 'no' })).join('') +
    linkOf('popup:open?id=c', 'C');
  const { popup } = await openPopups(page, at, { head, body });
  await eventually(() => popup.isOpen('a')).toBe(true);
  await page.evaluate(() => window.mountkit.popups?.close('a'));
  await eventually(() => popup.isOpen('b')).toBe(true);
  await page.evaluate(() => window.mountkit.popups?.close('b'));
  await eventually(() => popup.heard()).toContain('blocked c care');
  expect(await popup.isOpen('c')).toBe(false);
  // Whoever asks for one gets it.
  await page.getByRole('link', { name: 'C', exact: true }).click();
  await eventually(() => popup.isOpen('c')).toBe(true);
  await send(page, 'mountkit:forms:submitted', { id: 'abc' });
  expect((await popup.stored())[0]).toMatchObject({ popups_quiet: true });
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await eventually(() => popup.heard()).toContain('blocked a care');
});

/** A variant of one popup. */
const variant = (name: string) =>
  `<div hidden data-mountkit="popup" id="source-${name}" data-popup-id="offer" data-variant="${name}"><h2>Offer ${name}</h2><p><a href="#in" data-converts>Take it</a></p></div>`;

test('one variant is shown, the same to a visitor who agrees, and its events name it', async ({
  page,
  pages,
  proxy,
  watch,
}) => {
  const at = { pages, provider: proxy.url };
  const head = configOf({ consent: { marketing: true } });
  const body = variant('a') + variant('b') + linkOf('popup:open?id=offer', 'Offer');
  const { url, popup } = await openPopups(page, at, { head, body });
  const kept = async () => (await popup.stored())[0]?.popup_offer_variant as string;
  const first = await kept();
  expect(['a', 'b']).toContain(first);
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    for (const name of ['show', 'hide', 'convert'])
      window.mountkit.on(`popups:${name}`, (detail) => told.push(`${name} ${Reflect.get(detail, 'variant')}`));
  });
  await page.getByRole('link', { name: 'Offer' }).click();
  await page.getByRole('dialog', { name: `Offer ${first}` }).waitFor();
  await page.getByRole('link', { name: 'Take it' }).click();
  await page.keyboard.press('Escape');
  await eventually(() => page.evaluate(() => Reflect.get(window, 'told'))).toEqual([
    `show ${first}`,
    `convert ${first}`,
    `hide ${first}`,
  ]);
  for (let visit = 0; visit < 3; visit++) {
    await page.goto('about:blank');
    await page.goto(url);
    await page.waitForFunction(() => 'version' in window.mountkit);
    await page.evaluate(async () => {
      const { registry } = await window.mountkit.load('popups');
      await Promise.all(registry.all().map(({ ready }) => ready));
    });
    expect(await kept()).toBe(first);
  }
  expect(watch.reports).toEqual([]);
});

test('without consent nothing of a variant is kept', async ({ page, pages, proxy }) => {
  const at = { pages, provider: proxy.url };
  const { popup } = await openPopups(page, at, { body: variant('a') + variant('b') });
  expect(await popup.stored()).toEqual([null, null]);
});

test('another id makes another popup of it: the old handle ends, the new one has what belongs to it', async ({
  page,
  pages,
  proxy,
  watch,
}) => {
  await watchLeaks(page.context());
  const at = { pages, provider: proxy.url };
  const { popup } = await openPopups(page, at, { body: popupOf('7', {}) });
  const before = await takeHoldings(page);
  const ended = await page.evaluate(async () => {
    const { popups } = window.mountkit;
    const [old] = popups?.registry.all() ?? [];
    const told = new Promise((resolve) => old?.on('ended', resolve));
    const dom = new Promise((resolve) => document.addEventListener('mountkit:popups:ended', resolve, { once: true }));
    document.querySelector('#source-7')?.setAttribute('data-popup-id', '8');
    await Promise.all([told, dom]);
    await Promise.resolve();
    const all = popups?.registry.all() ?? [];
    await all[0]?.ready;
    return [old?.status, old?.id, all.map(({ id, status }) => [id, status])];
  });
  expect(ended).toEqual(['unmounted', '7', [['8', 'ready']]]);
  await page.evaluate(() => document.querySelector('#source-7')?.setAttribute('data-popup-id', '7'));
  await eventually(async () => findLeaks(before, await takeHoldings(page))).toEqual([]);
  await page.evaluate(() => window.mountkit.popups?.open('7'));
  await eventually(() => popup.isOpen('7')).toBe(true);
  expect(watch.reports).toEqual([]);
});
