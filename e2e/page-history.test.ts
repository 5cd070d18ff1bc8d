import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { findAxeViolations } from './harness/axe';
import { builds } from './harness/builds';
import { eventually } from './harness/eventually';
import type { FaultProxy } from './harness/fault-proxy';
import { formOf, pageOf, seededForm, tagOf } from './harness/markup';
import type { PageServer } from './harness/page-server';
import { newEmail } from './harness/stored';
import { expect, test } from './harness/test';
import { formModel } from './models/form-model';

interface Stage {
  readonly page: Page;
  readonly pages: PageServer;
  readonly proxy: FaultProxy;
}

const stepOf = (page: Page) => page.getByRole('heading', { level: 2 }).allInnerTexts();

/** How many entries of the history are turns of a form's pages. */
const turnsOf = (page: Page) => page.evaluate((): number => history.state?.mountkitForms?.turns.length);

/** Opens a page before the form's, then that of the form of three pages, and goes on to its second page. */
async function goToSecond({ page, pages, proxy }: Stage, attributes = '') {
  await page.goto(pages.add(pageOf({ head: '', body: '<h1>Before</h1>' })));
  await page.goto(pages.add(pageOf({ head: tagOf(proxy.url), body: formOf(seededForm(9), attributes) })));
  const form = formModel(page.locator('[data-mountkit]'));
  await form.form.waitFor();
  const email = newEmail();
  await form.type('Email', email);
  await page.getByRole('button', { name: 'Next' }).click();
  await eventually(() => stepOf(page)).toEqual(['Step 2']);
  const isOn = !/history="false"/.test(attributes);
  if (isOn) await eventually(() => turnsOf(page)).toBe(1);
  return { ...form, email };
}

describe.each(builds)('the pages of a form and the browser’s history, with $name', (build) => {
  test.override({ build });

  test('Back and Forward turn the pages before they leave the site’s page', async ({ page, pages, proxy, watch }) => {
    const form = await goToSecond({ page, pages, proxy });
    await form.field('Large').check();
    await page.getByRole('button', { name: 'Next' }).click();
    await eventually(() => stepOf(page)).toEqual(['Step 3']);
    await page.goBack();
    await eventually(() => stepOf(page)).toEqual(['Step 2']);
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Step 2');
    expect(await findAxeViolations(page)).toEqual([]);
    await page.goForward();
    await eventually(() => stepOf(page)).toEqual(['Step 3']);
    await page.getByRole('button', { name: 'Previous' }).click();
    await eventually(() => stepOf(page)).toEqual(['Step 2']);
    await page.goBack();
    await eventually(() => stepOf(page)).toEqual(['Step 1']);
    expect(await form.field('Email').inputValue()).toBe(form.email);
    await page.goBack();
    await page.getByRole('heading', { name: 'Before' }).waitFor();
    await page.goForward();
    await form.form.waitFor();
    expect(watch.errors).toEqual([]);
  });

  test('a reload brings the visitor back to their page, and Back still turns it', async ({ page, pages, proxy }) => {
    const form = await goToSecond({ page, pages, proxy });
    await form.type('Seats', '12');
    await page.reload();
    await eventually(() => stepOf(page)).toEqual(['Step 2']);
    expect(await form.field('Seats').inputValue()).toBe('12');
    await page.goBack();
    await eventually(() => stepOf(page)).toEqual(['Step 1']);
    expect(await form.field('Email').inputValue()).toBe(form.email);
  });

  test('the page’s own history state stays, and a form that is unmounted leaves no entry', async ({
    page,
    pages,
    proxy,
  }) => {
    await page.addInitScript(() => history.replaceState({ theirs: 1 }, ''));
    await goToSecond({ page, pages, proxy });
    expect(await page.evaluate(() => history.state.theirs)).toBe(1);
    await page.evaluate(() => window.mountkit.removeAll());
    await eventually(() => turnsOf(page)).toBe(0);
    expect(await page.evaluate(() => history.state.theirs)).toBe(1);
    await page.goBack();
    await page.getByRole('heading', { name: 'Before' }).waitFor();
  });

  test('a form that was hidden takes no Back, and one with data-page-history="false" none at all', async ({
    page,
    pages,
    proxy,
  }) => {
    const form = await goToSecond({ page, pages, proxy });
    await form.root.evaluate((element: HTMLElement) => {
      element.hidden = true;
    });
    await eventually(() => turnsOf(page)).toBe(0);
    await page.goBack();
    await page.getByRole('heading', { name: 'Before' }).waitFor();
    await page.evaluate(() => sessionStorage.clear());
    await goToSecond({ page, pages, proxy }, 'data-page-history="false" data-keep-values="false"');
    await page.goBack();
    await page.getByRole('heading', { name: 'Before' }).waitFor();
  });
});
