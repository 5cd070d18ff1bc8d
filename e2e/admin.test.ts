import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { findAxeViolations, rulesIn } from './harness/axe';
import { has } from './harness/engines';
import { eventually } from './harness/eventually';
import { newEmail } from './harness/stored';
import { expect, test } from './harness/test';
import { adminPage } from './models/admin-page';
import { EMAIL_LABEL, marketingPage } from './models/marketing-page';

const FORM = '6f3a2b58-1c7e-4d4e-9a43-5d1c9b7e2a10';

/** The counts of an export by what stands before the count, over all days. */
async function countsOf(server: string, file: string): Promise<Record<string, number>> {
  const text = await (await fetch(`${server}/admin/export/${file}?days=7`)).text();
  const counts: Record<string, number> = {};
  for (const line of text.trim().split('\r\n').slice(1)) {
    const cells = line.split(',');
    const key = cells.slice(1, -1).join(' ').trim();
    counts[key] = (counts[key] ?? 0) + Number(cells.at(-1));
  }
  return counts;
}

const growthOf = async (server: string, file: string, before: Record<string, number>, key: string) =>
  ((await countsOf(server, file))[key] ?? 0) - (before[key] ?? 0);

/** Notes in session storage where a page sends beacons: nobody hears the requests of a page that is being left. */
async function watchBeacons(page: Page): Promise<() => Promise<string | null>> {
  await page.addInitScript(() => {
    const send = navigator.sendBeacon;
    navigator.sendBeacon = (url, body) => {
      sessionStorage.setItem('beacon', String(url));
      return send.call(navigator, url, body);
    };
  });
  return () => page.evaluate(() => sessionStorage.getItem('beacon'));
}

const leave = (page: Page, server: string) => page.goto(`${server}/admin/`);

test.runIf(has.downloads)('shows a form that was just sent, and gives it as a file', async ({ page, proxy, watch }) => {
  const admin = adminPage(page, proxy.url);
  await admin.open();
  const sentBefore = await admin.figure('Forms sent');
  const before = await countsOf(proxy.url, 'fields.csv');

  const { form, open, arrive } = marketingPage(page, proxy.url);
  const email = newEmail();
  await open();
  await form.field(EMAIL_LABEL).fill(email);
  await form.submit();
  await arrive();

  await admin.open();
  // Other tests send forms to the same server meanwhile.
  expect(await admin.figure('Forms sent')).toBeGreaterThan(sentBefore);
  const picture = page.getByRole('img', { name: /^Forms sent by day, .*Work email \d+/ });
  await picture.waitFor();
  for (const event of ['form-seen', 'form-started', 'form-sent'])
    await eventually(() => growthOf(proxy.url, 'fields.csv', before, `${event} ${FORM}`)).toBeGreaterThan(0);
  expect(await growthOf(proxy.url, 'fields.csv', before, `form-left ${FORM} email`)).toBe(0);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV of Forms sent by day' }).press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^submissions-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain(`,Work email,${FORM},${email},`);
  expect(watch.errors).toEqual([]);
});

test('says at which field a visitor has left', async ({ page, proxy }) => {
  const before = await countsOf(proxy.url, 'fields.csv');
  const readBeacon = await watchBeacons(page);
  const { form, open } = marketingPage(page, proxy.url);
  await open();
  await form.field(EMAIL_LABEL).fill('ada');
  await leave(page, proxy.url);
  expect(await readBeacon()).toBe('/events');
  await eventually(() => growthOf(proxy.url, 'fields.csv', before, `form-left ${FORM} email`)).toBe(1);

  await page.goto(`${proxy.url}/admin/?days=7&form=${FORM}`);
  const fields = page.getByRole('table', { name: 'Last field before leaving' });
  expect(await fields.getByRole('row', { name: /^Work email/ }).count()).toBe(1);
});

test('counts popups that were shown and closed', async ({ page, proxy }) => {
  const before = await countsOf(proxy.url, 'popups.csv');
  await page.goto(`${proxy.url}/popups/`);
  await page.locator('a[href="#mountkit:popup:open?id=leaving"]').click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await eventually(() => dialog.isVisible()).toBe(false);
  await leave(page, proxy.url);
  await eventually(() => growthOf(proxy.url, 'popups.csv', before, 'popup-shown leaving')).toBe(1);
  expect(await growthOf(proxy.url, 'popups.csv', before, 'popup-closed leaving')).toBe(1);
  await page.reload();
  await page.getByRole('region', { name: 'Popups' }).getByRole('rowheader', { name: 'leaving', exact: true }).waitFor();
});

test.for([
  ['by consent', 'addEventListener("load", () => window.mountkit?.q.push((m) => m.consent.set({ marketing: false })))'],
  ['by the browser', 'Object.defineProperty(navigator, "globalPrivacyControl", { value: true })'],
])('tells nothing of a visitor who has refused, %s', async ([, refusal], { page, proxy }) => {
  const readBeacon = await watchBeacons(page);
  await page.addInitScript(refusal as string);
  const { form, open } = marketingPage(page, proxy.url);
  await open();
  await page.waitForLoadState('load');
  await form.field(EMAIL_LABEL).fill('ada');
  await leave(page, proxy.url);
  expect(await readBeacon()).toBe(null);
});

test('is used by keyboard', async ({ page, proxy }) => {
  await page.goto(`${proxy.url}/admin/?sample`);
  await page.getByRole('navigation', { name: 'Range' }).getByRole('link', { name: '90 days' }).press('Enter');
  await page.waitForURL(/days=90&sample/);
  const current = page.getByRole('navigation', { name: 'Range' }).locator('[aria-current]');
  expect((await current.textContent())?.trim()).toBe('90 days');

  await page.getByText('As a table: Forms sent by day').press('Enter');
  const table = page.getByRole('region', { name: 'Forms sent by day, as a table' });
  expect(await table.getByRole('row').count()).toBe(91);
  await page.keyboard.press('Tab');
  expect(await table.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('End');
  await eventually(() => table.evaluate((element) => element.scrollTop > 0)).toBe(true);
});

describe.each(['light', 'dark'] as const)('in the %s', (colorScheme) => {
  test.for([1280, 375])('looks well and is clean at %i pixels', async (width, { page, proxy, watch }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.goto(`${proxy.url}/admin/?sample`);
    for (const summary of await page.getByText('As a table').all()) await summary.click();
    expect(await findAxeViolations(page, rulesIn[colorScheme])).toEqual([]);
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(overflow)).toBe(0);
    const bars = await page.locator('.chart__picture rect').evaluateAll((all) =>
      all.map((bar) => {
        const { width, height } = bar.getBoundingClientRect();
        return Math.min(width, height);
      }),
    );
    expect(bars.length).toBeGreaterThan(60);
    expect(Math.min(...bars)).toBeGreaterThan(0);
    expect(watch.errors).toEqual([]);
  });
});
