import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { findAxeViolations } from './harness/axe';
import { builds } from './harness/builds';
import { has } from './harness/engines';
import { eventually, PATIENCE } from './harness/eventually';
import type { FaultProxy } from './harness/fault-proxy';
import { createHold } from './harness/faults';
import { sumLayoutShifts } from './harness/layout-shift';
import { findLeaks, takeHoldings, watchLeaks } from './harness/leaks';
import { CONTACT_FORM, formOf, PORTAL, pageOf, tagOf } from './harness/markup';
import { type PageServer, strictPolicy } from './harness/page-server';
import { expect, test } from './harness/test';
import { calendarModel } from './models/calendar-model';
import { formModel } from './models/form-model';

const DEFINITION = /^\/embed\/v3\/form\//;
const SUBMISSION = /^\/submissions\//;
const CALENDAR = /\/lazy-calendar-/;
const LABEL = 'First day';
const NONCE = 'bW91bnRraXQ';

/** A form with a date field between two others. */
function documentOf(metaData: Readonly<Record<string, string>> = {}): string {
  const fields = [
    { name: 'city', label: 'City', fieldType: 'text' },
    {
      name: 'start_date',
      label: LABEL,
      type: 'date',
      fieldType: 'date',
      metaData: Object.entries(metaData).map(([name, value]) => ({ name, value })),
    },
    { name: 'firstname', label: 'First name', fieldType: 'text' },
  ];
  return JSON.stringify({
    form: { guid: CONTACT_FORM, portalId: PORTAL, formFieldGroups: fields.map((field) => ({ fields: [field] })) },
  });
}

interface DatePage {
  readonly page: Page;
  readonly pages: PageServer;
  readonly proxy: FaultProxy;
  readonly metaData?: Readonly<Record<string, string>>;
  readonly html?: string;
  readonly form?: string;
  readonly body?: (form: string) => string;
  readonly policy?: Readonly<Record<string, string>>;
}

/** Opens a page with the form, on Wednesday, 5 June 2024, at noon. */
async function openDate({ page, pages, proxy, metaData, html, form = '', body = (form) => form, policy }: DatePage) {
  proxy.fault(DEFINITION, { status: 200, body: documentOf(metaData) });
  await page.clock.install({ time: new Date('2024-06-05T12:00:00') });
  const head = tagOf(proxy.url, `async nonce="${NONCE}"`);
  const markup = pageOf({ head, body: body(formOf(CONTACT_FORM, form)), ...(html && { html }) });
  await page.goto(pages.add(markup, policy));
  const root = page.locator('[data-mountkit]');
  const model = formModel(root);
  await model.form.waitFor();
  return { form: model, calendar: calendarModel(root, LABEL) };
}

/** From now on time passes only when the test says so. */
const standStill = (page: Page) => page.clock.pauseAt(new Date('2024-06-05T13:00:00'));

describe.each(builds)('the calendar of a date field with $name', (build) => {
  test.override({ build });

  test('is used with the keyboard alone, and what was chosen is sent', async ({ page, pages, proxy }) => {
    proxy.fault(SUBMISSION, { status: 200, body: JSON.stringify({ inlineMessage: 'Thanks' }) });
    const { form, calendar } = await openDate({ page, pages, proxy, metaData: { format: 'DD/MM/YYYY' } });
    await standStill(page);
    await form.field('City').focus();
    expect(proxy.requests.some(({ path }) => CALENDAR.test(path))).toBe(false);
    await page.keyboard.press('Tab');
    await calendar.popup.waitFor();
    expect(await calendar.input.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await calendar.months()).toEqual(['June 2024']);

    await page.keyboard.press('ArrowDown');
    await eventually(calendar.focused).toBe('Wednesday, June 5, 2024');
    const walk: readonly (readonly [string, string])[] = [
      ['ArrowRight', 'Thursday, June 6, 2024'],
      ['ArrowDown', 'Thursday, June 13, 2024'],
      ['ArrowLeft', 'Wednesday, June 12, 2024'],
      ['ArrowUp', 'Wednesday, June 5, 2024'],
      ['Home', 'Sunday, June 2, 2024'],
      ['End', 'Saturday, June 8, 2024'],
      ['PageUp', 'Wednesday, May 8, 2024'],
      ['PageDown', 'Saturday, June 8, 2024'],
      ['Shift+PageDown', 'Sunday, June 8, 2025'],
      ['ArrowUp', 'Sunday, June 1, 2025'],
      ['ArrowUp', 'Sunday, May 25, 2025'],
    ];
    for (const [key, name] of walk) {
      await page.keyboard.press(key);
      await eventually(calendar.focused).toBe(name);
    }
    expect(await calendar.months()).toEqual(['May 2025']);
    await page.keyboard.press('Enter');
    await eventually(() => calendar.input.inputValue()).toBe('25/05/2025');
    await page.clock.runFor(99);
    expect(await calendar.popup.count()).toBe(1);
    await page.clock.runFor(1);
    await calendar.popup.waitFor({ state: 'detached' });
    expect(await calendar.input.evaluate((input) => input === document.activeElement)).toBe(true);

    await page.keyboard.press('Tab');
    expect(await form.field('First name').evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await form.thanks.waitFor();
    const { body } = proxy.requests.findLast(({ path }) => SUBMISSION.test(path)) ?? { body: '' };
    expect(body).toMatch(/name="start_date"\s+2025-05-25\s/);
  });

  test('is as large as it is in a narrow dialog, too', async ({ page, pages, proxy }) => {
    const body = (form: string) =>
      `<dialog open style="width:200px;height:220px;padding:8px;overflow:hidden">${form}</dialog>`;
    const { calendar } = await openDate({ page, pages, proxy, body });
    await page.evaluate(() => {
      const dialog = document.querySelector('dialog');
      dialog?.close();
      dialog?.showModal();
    });
    await calendar.input.click();
    await calendar.popup.waitFor();
    const { width = 0, height = 0 } = (await calendar.popup.boundingBox()) ?? {};
    expect([width > 280, height > 280]).toEqual([true, true]);
    await calendar.button('Next month').click();
    expect(await calendar.months()).toEqual(['July 2024']);
    await calendar.day('Monday, July 1, 2024').click();
    await eventually(calendar.value).toBe('2024-07-01');
  });

  test('is left by Tab in one step, and closes 50 ms later', async ({ page, pages, proxy }) => {
    const { form, calendar } = await openDate({ page, pages, proxy });
    await standStill(page);
    await calendar.input.focus();
    await calendar.popup.waitFor();
    await page.keyboard.press('Tab');
    expect(await form.field('First name').evaluate((input) => input === document.activeElement)).toBe(true);
    await page.clock.runFor(49);
    expect(await calendar.popup.count()).toBe(1);
    await page.clock.runFor(1);
    await calendar.popup.waitFor({ state: 'detached' });

    // From among the days, too.
    await page.keyboard.press('Shift+Tab');
    await calendar.popup.waitFor();
    await page.keyboard.press('ArrowDown');
    await eventually(calendar.focused).toBe('Wednesday, June 5, 2024');
    await page.keyboard.press('Tab');
    expect(await form.field('First name').evaluate((input) => input === document.activeElement)).toBe(true);
    await page.clock.runFor(50);
    await calendar.popup.waitFor({ state: 'detached' });
    expect(await calendar.input.getAttribute('aria-expanded')).toBe('false');
  });

  test('is closed by Escape, from wherever the focus is in it', async ({ page, pages, proxy }) => {
    const { calendar } = await openDate({ page, pages, proxy });
    const isBack = () => calendar.input.evaluate((input) => input === document.activeElement);
    await calendar.input.focus();
    await calendar.popup.waitFor();
    await page.keyboard.press('Escape');
    await calendar.popup.waitFor({ state: 'detached' });
    expect(await isBack()).toBe(true);

    for (const steps of [['ArrowDown'], ['ArrowDown', 'Shift+Tab'], ['ArrowDown', 'Shift+Tab', 'Shift+Tab']]) {
      for (const key of steps) {
        await page.keyboard.press(key);
        await eventually(calendar.focused).not.toBe(null);
      }
      await page.keyboard.press('Escape');
      await calendar.popup.waitFor({ state: 'detached' });
      expect(await isBack()).toBe(true);
    }
  });

  test('is used with the mouse', async ({ page, pages, proxy }) => {
    const { calendar } = await openDate({ page, pages, proxy, metaData: { maxDate: '2026-12-31', yearRange: '2' } });
    await calendar.input.click();
    await calendar.popup.waitFor();
    await calendar.button('Next month').click();
    await calendar.button('Next month').click();
    await eventually(calendar.months).toEqual(['August 2024']);
    await calendar.button('Previous month').click();
    await eventually(calendar.months).toEqual(['July 2024']);
    // The focus has stayed where it was.
    expect(await calendar.input.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await calendar.list('Year').locator('option').allInnerTexts()).toEqual([
      '2022',
      '2023',
      '2024',
      '2025',
      '2026',
    ]);
    // The lists take the focus, and keep the calendar open.
    await calendar.list('Year').focus();
    await page.clock.fastForward(1000);
    await calendar.list('Year').selectOption('2026');
    await calendar.list('Month').selectOption('December');
    await eventually(calendar.months).toEqual(['December 2026']);
    await calendar.button('Next month').click({ force: true });
    expect(await calendar.months()).toEqual(['December 2026']);
    await standStill(page);

    await calendar.day('Thursday, December 24, 2026').click();
    await eventually(calendar.value).toBe('2026-12-24');
    await page.clock.runFor(99);
    expect(await calendar.day('Thursday, December 24, 2026').getAttribute('aria-selected')).toBe('true');
    await page.clock.runFor(1);
    await calendar.popup.waitFor({ state: 'detached' });
    await page.clock.resume();

    await calendar.input.click();
    await calendar.popup.waitFor();
    await page.getByRole('heading', { name: 'A test page' }).click();
    await calendar.popup.waitFor({ state: 'detached' });
  });

  test('stays closed where the visitor has gone on before it came', async ({ page, pages, proxy }) => {
    const hold = createHold('request');
    proxy.fault(CALENDAR, hold);
    const { form, calendar } = await openDate({ page, pages, proxy });
    await calendar.input.focus();
    await hold.arrived;
    await page.keyboard.type('2024-7-1');
    await form.field('City').focus();
    expect(await calendar.value()).toBe('2024-07-01');
    expect(await calendar.input.inputValue()).toBe('2024-07-01');
    const loaded = page.waitForResponse((response) => CALENDAR.test(response.url()));
    hold.release();
    await (await loaded).finished();
    await calendar.input.focus();
    await calendar.popup.waitFor();
    expect(await calendar.months()).toEqual(['July 2024']);
  });

  test('is done without where its chunk does not come: dates are typed', async ({ page, pages, proxy, watch }) => {
    proxy.fault(CALENDAR, 'refused');
    const { form, calendar } = await openDate({ page, pages, proxy, metaData: { minDate: '2024-06-10' } });
    await calendar.input.focus();
    await eventually(() => watch.reports.length).toBe(1);
    await page.keyboard.type('2024-06-01');
    await eventually(calendar.value).toBe('2024-06-01');
    await form.field('City').focus();
    expect(await calendar.input.inputValue()).toBe('2024-06-10');
    await eventually(calendar.value).toBe('2024-06-10');
    expect(await calendar.popup.count()).toBe(0);
    expect(watch.reports[0]).toContain('calendar');
  });

  test.runIf(has.touch)("is the browser's own where fingers point", async ({ browser, pages, proxy }) => {
    const context = await browser.newContext({ viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true });
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    const metaData = { minDate: '2024-06-03', maxDate: '2024-06-20', format: 'DD/MM/YYYY' };
    const { form, calendar } = await openDate({ page, pages, proxy, metaData });
    expect(await calendar.input.evaluate((input) => (input as HTMLInputElement).type)).toBe('date');
    expect([await calendar.input.getAttribute('min'), await calendar.input.getAttribute('max')]).toEqual([
      '2024-06-03',
      '2024-06-20',
    ]);
    await calendar.input.focus();
    await calendar.input.fill('2024-06-30');
    await form.field('City').focus();
    await eventually(() => calendar.input.inputValue()).toBe('2024-06-20');
    expect(await calendar.input.getAttribute('name')).toBe('start_date');
    expect(await calendar.popup.count()).toBe(0);
    expect(proxy.requests.some(({ path }) => CALENDAR.test(path))).toBe(false);
    await context.close();
  });

  /** Every way that a page can be shown to a visitor. */
  const SHOWN: readonly {
    name: string;
    html?: string;
    metaData?: Readonly<Record<string, string>>;
    media?: Parameters<Page['emulateMedia']>[0];
  }[] = [
    { name: 'as it is' },
    {
      name: 'with all that it can show',
      metaData: { numberOfMonths: '4', showWeekNumber: 'true', disableWeekends: '1' },
    },
    { name: 'from right to left', html: 'lang="en" dir="rtl"' },
    { name: 'in the dark', media: { colorScheme: 'dark' } },
    { name: 'in forced colors', media: { forcedColors: 'active' } },
  ];
  test.for(SHOWN)('has nothing that axe finds, $name', async ({ html, metaData, media }, { page, pages, proxy }) => {
    await page.emulateMedia(media ?? {});
    const { calendar } = await openDate({ page, pages, proxy, ...(html && { html }), ...(metaData && { metaData }) });
    await calendar.input.focus();
    await page.keyboard.type('2024-06-13');
    await calendar.popup.waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await eventually(calendar.focused).toBe('Thursday, June 13, 2024');
    expect(await findAxeViolations(page)).toEqual([]);
    // The chosen day and the focus can be told from the others.
    const day = calendar.day('Thursday, June 13, 2024');
    expect(await day.evaluate((cell) => getComputedStyle(cell).outlineStyle)).not.toBe('none');
    expect(await day.evaluate((cell) => getComputedStyle(cell).outlineColor)).not.toBe(
      await day.evaluate((cell) => getComputedStyle(cell).backgroundColor),
    );
    const colourOf = (name: string) => calendar.day(name).evaluate((cell) => getComputedStyle(cell).backgroundColor);
    expect(await colourOf('Thursday, June 13, 2024')).not.toBe(await colourOf('Friday, June 14, 2024'));
  });

  test('goes the other way from right to left, and begins at the right edge', async ({ page, pages, proxy }) => {
    const { calendar } = await openDate({ page, pages, proxy, html: 'lang="ar" dir="rtl"', form: 'data-locale="ar"' });
    await calendar.input.focus();
    await calendar.popup.waitFor();
    await page.keyboard.press('ArrowDown');
    await eventually(calendar.focused).toContain('5');
    const today = (await calendar.focused()) ?? '';
    const [first, second] = [await calendar.popup.boundingBox(), await calendar.input.boundingBox()];
    expect(Math.round((first?.x ?? 0) + (first?.width ?? 0))).toBe(Math.round((second?.x ?? 0) + (second?.width ?? 0)));
    await page.keyboard.press('ArrowLeft');
    await eventually(calendar.focused).toContain('6');
    const [left, right] = [
      await calendar.day((await calendar.focused()) ?? '').boundingBox(),
      await calendar.day(today).boundingBox(),
    ];
    expect(left?.x).toBeLessThan(right?.x ?? 0);
    expect(await calendar.popup.getByRole('columnheader').first().getAttribute('abbr')).toBe('السبت');
  });

  test('moves nothing on the page, and stays within a narrow window', async ({ page, pages, proxy }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    const metaData = { showWeekNumber: 'true' };
    const { form, calendar } = await openDate({ page, pages, proxy, metaData });
    const before = await form.button.boundingBox();
    await calendar.input.focus();
    await calendar.popup.waitFor();
    expect(await form.button.boundingBox()).toEqual(before);
    expect(await sumLayoutShifts(page)).toBeLessThanOrEqual(build.shift);
    const box = await calendar.popup.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(375);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    expect(box?.y).toBeGreaterThanOrEqual((await calendar.input.boundingBox())?.y ?? 0);
  });

  test('stands above its field where there is no room below', async ({ page, pages, proxy }) => {
    const spacer = '<svg width="10" height="560"></svg>';
    const { calendar } = await openDate({ page, pages, proxy, body: (form) => spacer + form });
    await calendar.input.focus();
    await calendar.popup.waitFor();
    const [popup, input] = [await calendar.popup.boundingBox(), await calendar.input.boundingBox()];
    expect((popup?.y ?? 0) + (popup?.height ?? 0)).toBeLessThanOrEqual(input?.y ?? 0);
  });

  test('is drawn and placed under the strictest policy', async ({ page, pages, proxy, watch }) => {
    const { calendar } = await openDate({ page, pages, proxy, policy: strictPolicy(NONCE, proxy.url) });
    await calendar.input.focus();
    await calendar.popup.waitFor();
    expect(await calendar.popup.evaluate((popup) => getComputedStyle(popup).boxSizing)).toBe('border-box');
    expect(watch.errors).toEqual([]);
    expect(watch.reports).toEqual([]);
  });

  test('leaves nothing behind', async ({ page, pages, proxy }) => {
    await watchLeaks(page.context());
    proxy.fault(DEFINITION, { status: 200, body: documentOf() });
    await page.goto(pages.add(pageOf({ head: tagOf(proxy.url), body: '<div id="here"></div>' })));
    await page.waitForFunction(() => 'version' in window.mountkit);
    await page.evaluate(() => window.mountkit.load('forms'));
    const before = await takeHoldings(page);
    await page.evaluate((options) => void window.mountkit.forms?.mount('#here', options), {
      portalId: PORTAL,
      formId: CONTACT_FORM,
    });
    const calendar = calendarModel(page.locator('#here'), LABEL);
    await calendar.input.focus();
    await calendar.popup.waitFor();
    await calendar.popup.getByText('15', { exact: true }).click();
    await page.evaluate(() =>
      window.mountkit.forms?.registry.getByElement(document.querySelector('#here') as Element)?.unmount(),
    );
    const left = findLeaks(before, await takeHoldings(page));
    expect(left.filter((line) => !build.leaves.includes(line))).toEqual([]);
  });
});
