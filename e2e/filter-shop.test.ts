import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { findAxeViolations } from './harness/axe';
import { has } from './harness/engines';
import { eventually } from './harness/eventually';
import { sumLayoutShifts } from './harness/layout-shift';
import { test } from './models/loop-page';

const results = (page: Page) => page.locator('.woocommerce-result-count');
const chips = (page: Page) => page.locator('[data-filter-chip]').allTextContents();
/** Both sliders and both fields of the price. */
const prices = (page: Page) =>
  page.locator('[data-bound]').evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
const untilRich = (page: Page) => page.locator('[data-listed]').first().waitFor({ state: 'attached' });

describe('the filters of the catalogue', () => {
  test('narrow by price from both ends, by keyboard and by fields; back and chips take it back', async ({
    page,
    loop,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await loop.openShop('/shop/');
    await untilRich(page);
    expect(await sumLayoutShifts(page)).toBeLessThan(0.001);
    const [least, most] = (await prices(page)) as [string, string];
    const max = page.getByRole('slider', { name: 'To, in pounds' });
    const min = page.getByRole('slider', { name: 'From, in pounds' });
    await max.focus();
    await max.press('PageDown');
    await max.press('ArrowLeft');
    await eventually(loop.query).toMatch(/^\?e-filter-sh0p115-price=\.\.\d+$/);
    const [, to] = await prices(page);
    expect(Number(to)).toBeLessThan(Number(most));
    expect(await prices(page)).toEqual([least, to, least, to]);

    // The field beside it, and no end goes beyond the other.
    const from = page.getByRole('spinbutton', { name: 'From £' });
    await from.fill('20');
    await eventually(loop.query).toBe(`?e-filter-sh0p115-price=20..${to}`);
    await eventually(() => chips(page)).toEqual([`£20 to £${to}`]);
    await from.fill('900');
    await from.press('Enter');
    await eventually(loop.query).toBe(`?e-filter-sh0p115-price=${to}..${to}`);
    expect(await min.inputValue()).toBe(to);
    expect(await findAxeViolations(page)).toEqual([]);

    // What was done in one field is one step of the history.
    await page.goBack();
    await eventually(loop.query).toBe(`?e-filter-sh0p115-price=..${to}`);
    await page.goBack();
    await eventually(loop.query).toBe('');
    await eventually(() => prices(page)).toEqual([least, most, least, most]);
    await results(page).filter({ hasText: 'of 200 results' }).waitFor();
    await page.goForward();
    await eventually(() => prices(page)).toEqual([least, to, least, to]);
    await page.getByRole('button', { name: `Up to £${to} ×` }).click();
    await eventually(loop.query).toBe('');
    await eventually(() => prices(page)).toEqual([least, most, least, most]);
  });

  test('follow a search as it is typed, in one entry of the history', async ({ page, loop, watch }) => {
    await loop.openShop('/shop/');
    await untilRich(page);
    const search = page.getByRole('searchbox', { name: 'Search the shop' });
    const entries = await page.evaluate(() => history.length);
    await search.pressSequentially('mk-02');
    await eventually(loop.query).toBe('?e-filter-sh0p115-s=mk-02');
    await eventually(() => chips(page)).toEqual(['“mk-02”']);
    await search.pressSequentially('4');
    await search.press('Enter');
    await eventually(loop.query).toBe('?e-filter-sh0p115-s=mk-024');
    await results(page).filter({ hasText: 'Showing the single result' }).waitFor();
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    expect(await search.evaluate((element) => element === document.activeElement)).toBe(true);
    // A shared address is served as it was seen; clearing it leaves nothing in the field.
    await page.reload();
    await untilRich(page);
    expect(await search.inputValue()).toBe('mk-024');
    await page.getByText('Clear all').click();
    await eventually(loop.query).toBe('');
    await eventually(() => search.inputValue()).toBe('');
    await results(page).filter({ hasText: 'of 200 results' }).waitFor();
    // The link that had the focus is gone.
    expect(await page.evaluate(() => document.activeElement?.matches('[data-widget-id]'))).toBe(true);
    expect(watch.errors).toEqual([]);
    expect(watch.reports).toEqual([]);
  });

  test('know departments, ratings and an order, all in one address', async ({ page, loop }) => {
    await loop.openShop('/shop/');
    await page.getByRole('button', { name: /^Tableware/ }).click();
    await results(page).filter({ hasText: 'of 100 results' }).waitFor();
    const rated = page.getByRole('button', { name: /^4.5 stars and up/ });
    const count = (await rated.locator('[data-count]').textContent()) ?? '';
    await rated.click();
    await results(page)
      .filter({ hasText: new RegExp(`\\b${count} results`) })
      .waitFor();
    const order = page.getByRole('combobox', { name: 'Shop order' });
    await order.selectOption('price');
    await eventually(loop.query).toBe(
      '?orderby=price&e-filter-sh0p115-product_cat=tableware&e-filter-sh0p115-rating=4.5',
    );
    await eventually(() =>
      page.locator('.products .price').evaluateAll((all) => {
        const amounts = all.map((each) => Number(/[\d.]+/.exec((each.querySelector('ins') ?? each).textContent ?? '')));
        return amounts.every((amount, index) => !index || amount >= (amounts[index - 1] ?? 0));
      }),
    ).toBe(true);
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
    await page.goBack();
    await eventually(() => order.inputValue()).toBe('menu_order');
    await eventually(() => chips(page)).toEqual(['Tableware', '4.5 stars and up']);
  });

  test('shorten long lists, search them, and always show what is chosen', async ({ page, loop }) => {
    await loop.openShop('/shop/');
    await untilRich(page);
    const makers = page.locator('[data-taxonomy=product_brand]');
    const shown = () => makers.getByRole('checkbox').count();
    expect(await shown()).toBe(3);
    const all = makers.getByRole('button', { name: 'Show 2 more' });
    await all.press('Enter');
    expect(await shown()).toBe(5);
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('atelier-élan');
    await makers.getByRole('searchbox').fill('ELAN');
    expect(await shown()).toBe(1);
    await makers.getByRole('checkbox').check();
    await eventually(() => chips(page)).toEqual(['Atelier Élan']);
    await makers.getByRole('searchbox').fill('nobody');
    await makers.getByText('Nothing matches.').waitFor();
    await makers.getByRole('searchbox').fill('');
    await makers.getByRole('button', { name: 'Show fewer' }).click();
    expect(await shown()).toBe(4);
    expect(await findAxeViolations(page)).toEqual([]);
  });

  test('are a panel on a phone, which says how much it would show before it closes', async ({ page, loop, proxy }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await loop.openShop('/shop/');
    await untilRich(page);
    const opener = page.getByRole('button', { name: 'Filter', exact: true });
    await opener.click();
    const panel = page.getByRole('dialog', { name: 'Filter products' });
    await panel.waitFor();
    expect(await panel.evaluate((element) => element.matches(':modal'))).toBe(true);
    await panel.getByRole('button', { name: 'Show 200 results' }).waitFor();
    await panel.getByRole('button', { name: /^Vases/ }).click();
    const show = panel.getByRole('button', { name: 'Show 20 results' });
    await show.waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    // An answer that does not come leaves the count as it was.
    proxy.fault(/refresh-loop/, 'refused');
    await panel.getByRole('button', { name: /^Jars/ }).click();
    await loop.note.waitFor({ state: 'attached' });
    await eventually(() => show.getAttribute('aria-busy')).toBe(null);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    await opener.click();
    await show.click();
    await panel.waitFor({ state: 'hidden' });
  });
});

describe('without script', () => {
  test.runIf(has.pagesWithoutScripts)('a price and a search are forms, chips are links', async ({ browser, proxy }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${proxy.url}/shop/`);
    await page.getByRole('spinbutton', { name: 'To £' }).fill('20');
    await page.getByRole('spinbutton', { name: 'To £' }).press('Enter');
    await page.waitForURL(/e-filter-sh0p115-price=/);
    await page.getByRole('searchbox', { name: 'Search the shop' }).fill('mug');
    await page.getByRole('searchbox', { name: 'Search the shop' }).press('Enter');
    await page.waitForURL(/e-filter-sh0p115-s=mug/);
    expect(page.url()).toContain('e-filter-sh0p115-price=');
    await page.getByRole('link', { name: '“mug” ×' }).click();
    await eventually(() => page.url()).not.toContain('e-filter-sh0p115-s=');
    await page.getByRole('link', { name: 'Clear all' }).click();
    await results(page).filter({ hasText: 'of 200 results' }).waitFor();
    await context.close();
  });
});
