import type { Locator, Page } from 'playwright-core';
import { describe } from 'vitest';
import { findAxeViolations } from './harness/axe';
import { eventually } from './harness/eventually';
import { newEmail, submissionsOf } from './harness/stored';
import { expect, test } from './harness/test';
import { formModel } from './models/form-model';

/** Each widget by the packages, in a page without a bundler and in React; the example pages of the tag have their own tests. */
const EMAIL = 'Work email';

const byImportMap = (proxy: { url: string }, file = '') => `${proxy.url}/examples/import-map/${file}`;
const inReact = (proxy: { url: string }, route: string) => `${proxy.url}/examples/react-app/#/${route}`;

/** Sends the form of an example; what was sent is stored. */
async function sendForm(root: Locator, button: string) {
  const form = formModel(root);
  const email = newEmail();
  await form.field(EMAIL).waitFor();
  await form.type(EMAIL, email);
  await root.getByRole('button', { name: button }).click();
  await form.thanks.waitFor();
  await eventually(async () => (await submissionsOf(email)).length).toBe(1);
}

/** Opens, closes by Escape, and has the focus back where it was. */
async function openAndClose(page: Page, opener: string, dialog: string) {
  const button = page.getByRole('button', { name: opener });
  await button.click();
  await page.getByRole('dialog', { name: dialog }).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: dialog }).waitFor({ state: 'hidden' });
  await eventually(() => button.evaluate((each) => each === document.activeElement)).toBe(true);
}

describe('without a bundler', () => {
  test('a form', async ({ page, proxy, watch }) => {
    await page.goto(byImportMap(proxy));
    await page.getByText('ready', { exact: true }).waitFor();
    await sendForm(page.locator('#form'), 'Continue');
    await page.getByText('sent', { exact: true }).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    expect([watch.errors, watch.reports]).toEqual([[], []]);
  });

  test('a popup and a panel', async ({ page, proxy, watch }) => {
    await page.goto(byImportMap(proxy, 'popup.html'));
    await openAndClose(page, 'Get the letter', 'A letter a month');
    await page.getByText('closed', { exact: true }).waitFor();
    await openAndClose(page, 'Opening hours', 'Opening hours');
    expect([watch.errors, watch.reports]).toEqual([[], []]);
  });

  test('sticky contents', async ({ page, proxy, watch }) => {
    await page.goto(byImportMap(proxy, 'sticky.html'));
    const contents = page.locator('#contents.mountkit-sticky');
    await contents.waitFor();
    await page.locator('#glaze').scrollIntoViewIfNeeded();
    await page.locator('#kiln').evaluate((heading) => heading.scrollIntoView());
    await page.getByText('stays with you').waitFor();
    await eventually(async () => Math.round((await contents.boundingBox())?.y ?? -1)).toBe(16);
    expect(await findAxeViolations(page)).toEqual([]);
    expect([watch.errors, watch.reports]).toEqual([[], []]);
  });

  test('filters, by a shared address too', async ({ page, proxy, watch }) => {
    await page.goto(byImportMap(proxy, 'filters.html'));
    await page.locator('#posts').getByText('Showing 1–12 of 300 results').waitFor();
    const journal = page.getByRole('button', { name: 'Journal' });
    await journal.click();
    await eventually(() => page.locator('.e-loop-item:not(.category-journal)').count()).toBe(0);
    expect(await journal.getAttribute('aria-pressed')).toBe('true');
    expect(await findAxeViolations(page)).toEqual([]);
    expect(new URL(page.url()).search).toBe('?e-filter-b10g300-category=journal');

    await page.reload();
    await page.locator('.category-journal').first().waitFor();
    expect(await page.locator('.e-loop-item:not(.category-journal)').count()).toBe(0);
    expect([watch.errors, watch.reports]).toEqual([[], []]);
  });

  test('a basket', async ({ page, proxy, watch }) => {
    await page.goto(byImportMap(proxy, 'cart.html'));
    await page.getByRole('button', { name: /Fern Mug/ }).click();
    await page.getByText('The basket has it.').waitFor();
    const basket = page.getByRole('region', { name: 'Basket' });
    await basket.getByText('Fern Mug').waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    expect([watch.errors, watch.reports]).toEqual([[], []]);
  });
});

describe('in a React application', () => {
  test('a form', async ({ page, proxy, watch }) => {
    await page.goto(inReact(proxy, ''));
    await sendForm(page.locator('.card'), 'Keep me posted');
    await page
      .getByRole('listitem')
      .filter({ hasText: /^sent: / })
      .waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    expect([watch.errors, watch.reports]).toEqual([[], []]);
  });

  test('a popup with a form, and a panel; both go with their page', async ({ page, proxy, watch }) => {
    await page.goto(inReact(proxy, 'letter'));
    await openAndClose(page, 'Opening hours', 'Opening hours');
    await openAndClose(page, 'Get the letter', 'A letter from the kiln');
    await page.getByRole('button', { name: 'Get the letter' }).click();
    await sendForm(page.getByRole('dialog', { name: 'A letter from the kiln' }), 'Send it to me');
    await page.keyboard.press('Escape');
    await page.getByText('the letter is closed').last().waitFor();
    await page.getByRole('link', { name: 'Visit us' }).click();
    await page.getByRole('heading', { name: /Saturdays/ }).waitFor();
    expect(await page.locator('dialog').count()).toBe(0);
    expect([watch.errors, watch.reports]).toEqual([[], []]);
  });

  test('sticky contents', async ({ page, proxy, watch }) => {
    await page.goto(inReact(proxy, 'story'));
    await page.locator('.mountkit-sticky').waitFor();
    await page.getByRole('heading', { name: 'Fire' }).evaluate((heading) => heading.scrollIntoView());
    await page.getByText('I stay with you.').waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    expect([watch.errors, watch.reports]).toEqual([[], []]);
  });

  test('filters over a list of its own, in the address', async ({ page, proxy, watch }) => {
    await page.goto(inReact(proxy, 'glazes'));
    await page.getByRole('button', { name: 'green' }).click();
    await page.getByText('2 glazes').waitFor();
    await page.getByRole('button', { name: 'hot' }).click();
    await page.getByText('1 glaze', { exact: true }).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);

    await page.reload();
    await page.getByText('1 glaze', { exact: true }).waitFor();
    await page.goBack();
    await page.getByText('2 glazes').waitFor();
    await page.getByRole('button', { name: 'Show all' }).click();
    await page.getByText('8 glazes').waitFor();
    expect([watch.errors, watch.reports]).toEqual([[], []]);
  });

  test('a basket', async ({ page, proxy, watch }) => {
    await page.goto(inReact(proxy, 'shelf'));
    const basket = page.getByRole('region', { name: 'Your basket' });
    await page.getByRole('button', { name: 'Add to basket' }).first().click();
    await basket.getByRole('link', { name: 'Fern Mug' }).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await basket.getByRole('button', { name: /Remove Fern Mug/ }).click();
    await basket.getByRole('link', { name: 'Fern Mug' }).waitFor({ state: 'detached' });
    expect([watch.errors, watch.reports]).toEqual([[], []]);
  });
});
