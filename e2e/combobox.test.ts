import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { findAxeViolations } from './harness/axe';
import { builds } from './harness/builds';
import { has } from './harness/engines';
import { eventually, PATIENCE } from './harness/eventually';
import type { FaultProxy } from './harness/fault-proxy';
import { createHold } from './harness/faults';
import { startInputMethod } from './harness/input-method';
import { sumLayoutShifts } from './harness/layout-shift';
import { CONTACT_FORM, formOf, PORTAL, pageOf, tagOf } from './harness/markup';
import type { PageServer } from './harness/page-server';
import { expect, test } from './harness/test';
import { comboboxModel } from './models/combobox-model';
import { formModel } from './models/form-model';

const DEFINITION = /^\/embed\/v3\/form\//;
const SUBMISSION = /^\/submissions\//;
const SEARCH = /\/lazy-searchable-selects-/;
const LABEL = 'City';
const CITIES = [
  'Aarhus',
  'Ålborg',
  'Bremen',
  'Basel',
  'Chur',
  'Dresden',
  'Essen',
  'Frankfurt am Main, the city with the long name that wraps where there is no room',
  'Graz',
  'Hamburg',
  'Innsbruck',
  'Köln',
  'Bad Köstritz',
  'Łódź',
];

/** A form with a select between two other fields. */
function documentOf(field: object = {}, cities: readonly string[] = CITIES): string {
  const fields = [
    { name: 'firstname', label: 'First name', fieldType: 'text' },
    {
      name: 'city',
      label: LABEL,
      type: 'enumeration',
      fieldType: 'select',
      options: cities.map((city, index) => ({ label: city, value: `c${index}` })),
      ...field,
    },
    { name: 'street', label: 'Street', fieldType: 'text' },
  ];
  return JSON.stringify({
    form: { guid: CONTACT_FORM, portalId: PORTAL, formFieldGroups: fields.map((one) => ({ fields: [one] })) },
  });
}

interface CityPage {
  readonly page: Page;
  readonly pages: PageServer;
  readonly proxy: FaultProxy;
  readonly definition?: string;
  readonly html?: string;
  readonly form?: string;
  readonly body?: (form: string) => string;
}

/** Opens a page with the form. */
async function openForm(site: CityPage) {
  const { page, pages, proxy, definition = documentOf(), html, form = '', body = (markup) => markup } = site;
  proxy.fault(DEFINITION, { status: 200, body: definition });
  proxy.fault(SUBMISSION, { status: 200, body: JSON.stringify({ inlineMessage: 'Thanks' }) });
  const markup = pageOf({ head: tagOf(proxy.url), body: body(formOf(CONTACT_FORM, form)), ...(html && { html }) });
  await page.goto(pages.add(markup));
  const root = page.locator('[data-mountkit]');
  await root.locator('form').waitFor({ state: 'attached' });
  return { root, form: formModel(root), city: comboboxModel(root) };
}

/** The same, when the select is searchable. */
async function openCity(site: CityPage) {
  const opened = await openForm(site);
  await opened.city.input.waitFor({ state: 'attached' });
  return opened;
}

const wasAsked = (proxy: FaultProxy) => proxy.requests.some(({ path }) => SEARCH.test(path));

/** The city of the submission. */
const sentCity = (proxy: FaultProxy): string | undefined => {
  const { body } = proxy.requests.findLast(({ path }) => SUBMISSION.test(path)) ?? { body: '' };
  return /name="city"\r\n\r\n(.*)\r\n/.exec(body)?.[1];
};

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Whether a box is within the window. */
async function isInWindow(page: Page, box: Box | null): Promise<boolean> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  return !!box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
}

describe.each(builds)('a select of many options with $name', (build) => {
  test.override({ build });

  test('is used with the keyboard alone, and what was chosen is sent', async ({ page, pages, proxy }) => {
    const { form, city } = await openCity({ page, pages, proxy });
    await form.field('First name').focus();
    await page.keyboard.press('Tab');
    expect(await city.isFocused()).toBe(true);
    expect(await page.getByRole('combobox').count()).toBe(1);
    expect(await city.popup.isVisible()).toBe(false);

    const walk: readonly (readonly [string, string])[] = [
      ['ArrowDown', 'Please Select'],
      ['ArrowDown', 'Aarhus'],
      ['End', 'Łódź'],
      ['PageUp', 'Basel'],
      ['ArrowUp', 'Bremen'],
      ['PageDown', 'Bad Köstritz'],
      ['Home', 'Please Select'],
    ];
    for (const [key, name] of walk) {
      await page.keyboard.press(key);
      expect(await city.active()).toBe(name);
    }
    await page.keyboard.press('Escape');
    expect(await city.popup.isVisible()).toBe(false);

    await page.keyboard.type('KO');
    expect(await city.options()).toEqual(['Köln', 'Bad Köstritz']);
    await eventually(() => city.popup.locator('xpath=..').getByRole('status').innerText()).toBe('Matches: 2');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await city.input.inputValue()).toBe('Bad Köstritz');
    expect(await city.isFocused()).toBe(true);

    await page.keyboard.press('Control+A');
    await page.keyboard.type('lod');
    await page.keyboard.press('Tab');
    expect(await city.input.inputValue()).toBe('Łódź');
    await page.keyboard.press('Enter');
    await form.thanks.waitFor();
    expect(sentCity(proxy)).toBe('c13');
  });

  test('is used with the mouse, and closes when the visitor goes elsewhere', async ({ page, pages, proxy }) => {
    const { form, city } = await openCity({ page, pages, proxy });
    await page.getByText(LABEL, { exact: true }).click();
    expect(await city.isFocused()).toBe(true);
    await city.input.click();
    await city.option('Graz').click();
    expect(await city.value()).toBe('c8');
    expect(await city.popup.isVisible()).toBe(false);
    expect(await city.isFocused()).toBe(true);

    // A second click finds the name selected, so that typing replaces it.
    await city.input.click();
    await page.keyboard.type('ess');
    expect(await city.options()).toEqual(['Essen']);
    await page.getByRole('heading', { name: 'A test page' }).click();
    expect(await city.popup.isVisible()).toBe(false);
    expect(await city.input.inputValue()).toBe('Graz');
    await form.submit();
    await form.thanks.waitFor();
    expect(sentCity(proxy)).toBe('c8');
  });

  test("is the browser's own until its file is there, and changes without moving anything", async ({
    page,
    pages,
    proxy,
  }) => {
    const hold = createHold('request');
    proxy.fault(SEARCH, hold);
    const { root, form, city } = await openForm({ page, pages, proxy });
    await hold.arrived;
    const select = root.locator('select');
    await select.selectOption('c2');
    await select.focus();
    const before = [await select.boundingBox(), await form.button.boundingBox()];
    hold.release();
    await city.input.waitFor();
    expect([await city.input.boundingBox(), await form.button.boundingBox()]).toEqual(before);
    if (has.layoutShifts) expect(await sumLayoutShifts(page)).toBeLessThanOrEqual(build.shift);
    expect(await city.isFocused()).toBe(true);
    expect(await city.input.inputValue()).toBe('Bremen');
    expect(await form.root.locator('.hs-error-msgs').count()).toBe(0);
    await form.submit();
    await form.thanks.waitFor();
    expect(sentCity(proxy)).toBe('c2');
  });

  test('keeps its size in a form that the page styles', async ({ page, pages, proxy }) => {
    const hold = createHold('request');
    proxy.fault(SEARCH, hold);
    const style = '<style>select { height: 61px; width: 70% } input { height: 30px }</style>';
    const body = (form: string) => style + form;
    const { root, form, city } = await openForm({ page, pages, proxy, body, form: 'data-unstyled="true"' });
    await hold.arrived;
    const before = [await root.locator('select').boundingBox(), await form.button.boundingBox()];
    hold.release();
    await city.input.waitFor();
    expect([await city.input.boundingBox(), await form.button.boundingBox()]).toEqual(before);
  });

  test("stays the browser's own where its file does not come", async ({ page, pages, proxy, watch }) => {
    proxy.fault(SEARCH, 'refused');
    const { root, form } = await openForm({ page, pages, proxy });
    await eventually(() => watch.reports.length).toBe(1);
    expect(watch.reports[0]).toContain('could not load the search in long lists');
    await root.locator('select').selectOption('Graz');
    await form.submit();
    await form.thanks.waitFor();
    expect(sentCity(proxy)).toBe('c8');
  });

  test('asks for its file only where there are many options', async ({ page, pages, proxy }) => {
    const { root, form } = await openForm({ page, pages, proxy, definition: documentOf({}, CITIES.slice(0, 12)) });
    await root.locator('select').selectOption('Graz');
    await form.submit();
    await form.thanks.waitFor();
    expect(wasAsked(proxy)).toBe(false);
  });

  test.runIf(has.touch)("is the browser's own where fingers point", async ({ browser, pages, proxy }) => {
    const context = await browser.newContext({ viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true });
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    const { root, form } = await openForm({ page, pages, proxy });
    await root.locator('select').selectOption('Graz');
    await form.submit();
    await form.thanks.waitFor();
    expect(sentCity(proxy)).toBe('c8');
    expect(wasAsked(proxy)).toBe(false);
    await context.close();
  });

  test('keeps within a window 320 pixels wide, also from right to left', async ({ page, pages, proxy }) => {
    await page.setViewportSize({ width: 320, height: 600 });
    const { city } = await openCity({
      page,
      pages,
      proxy,
      html: 'lang="ar" dir="rtl"',
      form: 'data-locale="ar"',
    });
    await city.input.click();
    const [popup, input] = [await city.popup.boundingBox(), await city.input.boundingBox()];
    expect(await isInWindow(page, popup)).toBe(true);
    expect(Math.round((popup?.x ?? 0) + (popup?.width ?? 0))).toBe(Math.round((input?.x ?? 0) + (input?.width ?? 0)));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const arrow = await page.locator('.mk-arrow').boundingBox();
    expect(arrow?.x).toBeLessThan((input?.x ?? 0) + 40);
    await page.keyboard.type('xyz');
    expect(await city.popup.innerText()).toBe('لا توجد نتائج');
  });

  test('opens upwards at the bottom of the window, out of a narrow dialog', async ({ page, pages, proxy }) => {
    const dialog =
      '<dialog style="width: 180px; height: 260px; overflow: auto; margin: auto auto 0; transform: scale(1)">';
    const { city } = await openCity({ page, pages, proxy, body: (form) => `${dialog}${form}</dialog>` });
    await page.evaluate(() => document.querySelector('dialog')?.showModal());
    await city.input.scrollIntoViewIfNeeded();
    await city.input.click();
    const [popup, input] = [await city.popup.boundingBox(), await city.input.boundingBox()];
    expect(await isInWindow(page, popup)).toBe(true);
    expect((popup?.y ?? 0) + (popup?.height ?? 0)).toBeLessThanOrEqual(input?.y ?? 0);
    // Not even partly clipped by the dialog.
    const top = { x: (popup?.x ?? 0) + 20, y: (popup?.y ?? 0) + 12 };
    expect(await page.evaluate(({ x, y }) => !!document.elementFromPoint(x, y)?.closest('.mk-choices'), top)).toBe(
      true,
    );

    await page.keyboard.press('Escape');
    expect(await city.popup.isVisible()).toBe(false);
    expect(await page.evaluate(() => document.querySelector('dialog')?.open)).toBe(true);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.querySelector('dialog')?.open)).toBe(false);
  });

  test('works in a shadow tree', async ({ page, pages, proxy }) => {
    proxy.fault(DEFINITION, { status: 200, body: documentOf() });
    await page.goto(pages.add(pageOf({ head: tagOf(proxy.url), body: '<div id="host"></div>' })));
    await page.waitForFunction(() => 'version' in window.mountkit);
    await page.evaluate((markup) => {
      const root = document.querySelector('#host')?.attachShadow({ mode: 'open' }) as ShadowRoot;
      root.innerHTML = markup;
      window.mountkit.scan(root);
    }, formOf());
    const city = comboboxModel(page.locator('#host [data-mountkit]'));
    await city.input.click();
    await page.keyboard.type('gra');
    expect(await city.active()).toBe('Graz');
    expect(await isInWindow(page, await city.popup.boundingBox())).toBe(true);
    await page.keyboard.press('Enter');
    expect(await city.value()).toBe('c8');
  });

  test('has 10,000 options without a long task', async ({ page, pages, proxy }) => {
    const { city } = await openCity({ page, pages, proxy });
    await city.select.evaluate((select: HTMLSelectElement) => {
      select.append(...Array.from({ length: 10_000 }, (_, index) => new Option(`Plätze ${index}`, `p${index}`)));
    });
    const longTasks = await page.evaluateHandle(() => {
      const found: number[] = [];
      const add = (entries: PerformanceEntryList) => found.push(...entries.map(({ duration }) => duration));
      new PerformanceObserver((list) => add(list.getEntries())).observe({ type: 'longtask' });
      return found;
    });
    /** How many long tasks there are while the visitor goes through the list. */
    const goThrough = async () => {
      await longTasks.evaluate((found) => found.splice(0));
      await city.input.click();
      await page.keyboard.press('End');
      expect(await city.active()).toBe('Plätze 9999');
      await page.keyboard.press('ArrowUp');
      expect(await city.active()).toBe('Plätze 9998');
      // Scrolled back, further options are drawn.
      await city.popup.getByRole('listbox').evaluate((list) => list.scrollTo(0, 0));
      await eventually(async () => (await city.options()).includes('Plätze 9870')).toBe(true);
      expect((await city.options()).length).toBeLessThan(200);
      await page.keyboard.press('Control+A');
      await page.keyboard.type('platze 77');
      expect(await city.active()).toBe('Plätze 77');
      await page.keyboard.press('Enter');
      expect(await city.value()).toBe('p77');
      return longTasks.evaluate((found) => found.length);
    };
    // A busy machine interrupts a task that is short otherwise.
    const counts = [await goThrough(), await goThrough(), await goThrough()];
    expect(Math.min(...counts)).toBe(0);
  });

  test.runIf(has.inputMethods)('leaves what an input method composes to it', async ({ page, pages, proxy }) => {
    const cities = [...CITIES, '東京', '大阪'];
    const { city } = await openCity({ page, pages, proxy, definition: documentOf({}, cities) });
    await city.input.focus();
    const method = await startInputMethod(page);
    await method.compose('東');
    expect(await city.input.inputValue()).toBe('東');
    await method.commit('東京');
    expect(await city.options()).toEqual(['東京']);
    await page.keyboard.press('Enter');
    expect(await city.value()).toBe('c14');
  });

  test('is required, and gets the focus and the message where it is missing', async ({ page, pages, proxy }) => {
    const definition = documentOf({ required: true });
    const { form, city } = await openCity({ page, pages, proxy, definition });
    await form.submit();
    await eventually(city.isFocused).toBe(true);
    expect(await city.input.getAttribute('aria-invalid')).toBe('true');
    await eventually(() => form.describedBy(LABEL)).toContain('Please complete this required field.');
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.type('gra');
    await page.keyboard.press('Enter');
    await form.submit();
    await form.thanks.waitFor();
    expect(sentCity(proxy)).toBe('c8');
  });

  const SHOWN: readonly { name: string; html?: string; media?: Parameters<Page['emulateMedia']>[0] }[] = [
    { name: 'as it is' },
    { name: 'from right to left', html: 'lang="en" dir="rtl"' },
    { name: 'in the dark', html: 'lang="en" style="color-scheme: light dark"', media: { colorScheme: 'dark' } },
    { name: 'in forced colors', media: { forcedColors: 'active' } },
  ];
  test.for(SHOWN)('has nothing that axe finds, $name', async ({ html, media }, { page, pages, proxy }) => {
    await page.emulateMedia(media ?? {});
    const { city } = await openCity({ page, pages, proxy, ...(html && { html }) });
    expect(await findAxeViolations(page)).toEqual([]);
    await city.input.click();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await findAxeViolations(page)).toEqual([]);
    const colourOf = (label: string) => city.option(label).evaluate((row) => getComputedStyle(row).backgroundColor);
    expect(await colourOf('Aarhus')).not.toBe(await colourOf('Bremen'));
    await page.keyboard.type('nothing');
    expect(await findAxeViolations(page)).toEqual([]);
  });
});
