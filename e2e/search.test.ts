import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { findAxeViolations } from './harness/axe';
import { eventually } from './harness/eventually';
import { expect, test } from './harness/test';
import { openWidgets, readContent, unmountAll, waitForWidgets } from './models/page-widget';

const FORM = `<div id="search" data-mountkit="search" data-live data-select="main" data-delay="50">
  <form action="/own/"><label for="find">Find</label> <input id="find" type="search" name="s">
  <button type="button" data-clear hidden>Clear</button> <button>Search</button></form></div>
  <p><a href="#after">After</a></p>`;

/** The page that the form would open. */
const answerOf = (names: readonly string[]) =>
  `<!doctype html><title>Results</title><main>${names.map((name) => `<p><a href="/own/${name}/">${name}</a></p>`).join('')}<script>window.ran = true</script></main>`;

/** Answers searches; the answer of a slow term waits until it is let go. */
async function answerSearches(page: Page, slow = '') {
  const terms: string[] = [];
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/own/?s=*', async (route) => {
    const term = new URL(route.request().url()).searchParams.get('s') ?? '';
    terms.push(term);
    if (term === slow) await gate;
    const names = term === 'nobody' ? [] : [`${term}-one`, `${term}-two`];
    await route.fulfill({ contentType: 'text/html', body: answerOf(names) }).catch(() => {});
  });
  return { terms, letGo: () => letGo() };
}

const field = (page: Page) => page.getByRole('searchbox', { name: 'Find' });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent || document.activeElement?.id);

describe('a search form', () => {
  test('shows results, announces them, and leads into them by keyboard', async ({ page, pages, proxy, watch }) => {
    const { terms } = await answerSearches(page);
    await openWidgets({ page, pages, proxy }, FORM);
    await waitForWidgets(page, 'search', 'search');
    expect(await findAxeViolations(page)).toEqual([]);
    await field(page).pressSequentially('te');
    await field(page).pressSequentially('a');
    await page.getByRole('link', { name: 'tea-one' }).waitFor();
    expect(await page.getByRole('status').textContent()).toBe('2 results');
    expect(terms).toEqual(['tea']);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(await findAxeViolations(page)).toEqual([]);
    const seen = [];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp']) {
      await page.keyboard.press(key);
      seen.push(await focused(page));
    }
    expect(seen).toEqual(['tea-one', 'tea-two', 'tea-one', 'find', 'tea-two', 'tea-one']);
    await page.keyboard.press('Escape');
    expect(await focused(page)).toBe('find');
    await page.getByRole('link', { name: 'tea-one' }).waitFor({ state: 'detached' });
    // What was found before is not asked for again.
    await page.keyboard.press('Backspace');
    await page.keyboard.type('a');
    await page.getByRole('link', { name: 'tea-two' }).waitFor();
    expect(terms).toEqual(['tea']);
    await page.getByRole('button', { name: 'Clear' }).click();
    expect(await field(page).inputValue()).toBe('');
    expect(await focused(page)).toBe('find');
    await page.getByRole('button', { name: 'Clear' }).waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'tea-two' }).waitFor({ state: 'detached' });
    expect(watch.reports).toEqual([]);
  });

  test('shows the newest term only, says that there is nothing, and says what failed', async ({
    page,
    pages,
    proxy,
    watch,
  }) => {
    const { terms, letGo } = await answerSearches(page, 'slow');
    await openWidgets({ page, pages, proxy }, FORM);
    await waitForWidgets(page, 'search', 'search');
    await field(page).fill('slow');
    await eventually(() => [...terms]).toEqual(['slow']);
    await field(page).fill('quick');
    await page.getByRole('link', { name: 'quick-one' }).waitFor();
    letGo();
    await field(page).fill('nobody');
    await eventually(() => page.getByRole('status').textContent()).toBe('No results');
    expect(await page.getByRole('link', { name: 'slow-one' }).count()).toBe(0);
    for (const fault of ['failed', 500] as const) {
      await page.unroute('**/own/?s=*');
      await page.route('**/own/?s=*', (route) =>
        fault === 500 ? route.fulfill({ status: 500, body: 'no' }) : route.abort(),
      );
      await field(page).fill(`fault ${fault}`);
      await eventually(() => page.getByRole('status').textContent()).toBe(
        'Results could not be loaded. Press Enter to search.',
      );
      expect(await findAxeViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
    expect(watch.reports).toEqual([
      expect.stringContaining('could not load results'),
      expect.stringContaining('could not load results: the answer has status 500'),
    ]);
    // Nothing is lost: the form searches.
    await field(page).press('Enter');
    await page.waitForURL(/s=fault/);
  });

  test('asks no other site for markup, closes beside it, and leaves nothing behind', async ({
    page,
    pages,
    proxy,
    watch,
  }) => {
    await answerSearches(page);
    await openWidgets(
      { page, pages, proxy },
      FORM.replace('data-select', 'data-url="https://else.example/?s={term}" data-select'),
    );
    await waitForWidgets(page, 'search', 'search');
    await field(page).fill('tea');
    await eventually(() => [...watch.reports]).toEqual([
      'mountkit: search #search: could not load results: https://else.example is not the page’s own origin',
    ]);
    await page.reload();
    await openWidgets({ page, pages, proxy }, FORM);
    const before = await page.evaluate((html) => {
      const box = document.createElement('main');
      box.innerHTML = html;
      return box.innerHTML;
    }, FORM);
    await waitForWidgets(page, 'search', 'search');
    await field(page).fill('tea');
    await page.getByRole('link', { name: 'tea-one' }).waitFor();
    await page.mouse.click(600, 500);
    await page.getByRole('link', { name: 'tea-one' }).waitFor({ state: 'detached' });
    await field(page).fill('teas');
    await page.getByRole('link', { name: 'teas-one' }).waitFor();
    expect((await readContent(page)).endsWith(before)).toBe(false);
    expect(await unmountAll(page)).toBe(`<h1>A test page</h1>${before}`);
  });

  test('opens over the page, keeps the focus, and gives it back', async ({ page, pages, proxy }) => {
    const body = `<div id="search" data-mountkit="search"><button type="button" data-open hidden aria-label="Open search">?</button>
      <div data-panel><form action="/own/"><label for="find">Find</label> <input id="find" type="search" name="s"> <button>Search</button></form>
      <button type="button" data-close>Close</button></div></div>`;
    await openWidgets({ page, pages, proxy }, body);
    await waitForWidgets(page, 'search', 'search');
    expect(await field(page).isVisible()).toBe(false);
    const toggle = page.getByRole('button', { name: 'Open search' });
    await toggle.press('Enter');
    await page.getByRole('dialog', { name: 'Open search' }).waitFor();
    expect(await focused(page)).toBe('find');
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe('Close');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('find');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await toggle.evaluate((button) => button === document.activeElement)).toBe(true);
    await unmountAll(page);
    expect(await field(page).isVisible()).toBe(true);
  });
});

const CONFIG = '<script>var ElementorProFrontendConfig = { urls: { rest: "/wp-json/" } };</script>';
const ELEMENT = (type: string, settings: object, content: string) =>
  `<div class="elementor elementor-5" data-elementor-id="5"><div class="elementor-element elementor-element-aa11 elementor-widget elementor-widget-${type}" data-id="aa11" data-element_type="widget" data-settings='${JSON.stringify(settings)}'>${content}</div></div>`;

describe('the page builder’s', () => {
  test('search is seen, asks the builder’s call, and can be emptied', async ({ page, pages, proxy, watch }) => {
    const sent: unknown[] = [];
    await page.route('**/wp-json/elementor-pro/v1/refresh-search', (route) => {
      sent.push(route.request().postDataJSON());
      const data = '<div class="e-loop-item"><a href="/tea/">Tea</a></div>';
      return route.fulfill({ contentType: 'application/json', body: JSON.stringify({ data, pagination: '' }) });
    });
    const head = `${CONFIG}<style>.hidden { opacity: 0; visibility: hidden }</style>`;
    const body = ELEMENT(
      'search',
      { live_results: 'yes', template_id: 85, minimum_search_characters: 3 },
      `<search class="e-search hidden" role="search"><form class="e-search-form" action="/own/">
        <label class="e-search-label" for="s1">Search <i aria-hidden="true" style="display: inline-block; width: 24px"></i></label><div class="e-search-input-wrapper">
        <input id="s1" class="e-search-input" type="search" name="s" role="combobox" aria-autocomplete="list" aria-expanded="false" aria-controls="r1" aria-haspopup="listbox">
        <i aria-hidden="true" class="icon">x</i>
        <output id="r1" class="e-search-results-container hide-loader" aria-live="polite" aria-label="Results for search" tabindex="0"><div class="e-search-results"></div></output></div>
        <button class="e-search-submit" type="submit">Go</button><input type="hidden" name="e_search_props" value="aa11-126"></form></search>`,
    );
    await openWidgets({ page, pages, proxy }, body, { head, tag: 'async data-dialects="elementor"' });
    const input = page.getByRole('searchbox', { name: 'Search' });
    const widthOf = (icon: string) =>
      page.evaluate(
        (name) => getComputedStyle(document.querySelector('.e-search') as Element).getPropertyValue(name),
        `--e-search-icon-${icon}-absolute-width`,
      );
    await eventually(() => widthOf('label')).toBe('24px');
    expect(Number.parseFloat(await widthOf('clear'))).toBeGreaterThan(0);
    expect(await page.locator('[class*=no-icon]').count()).toBe(0);
    await input.pressSequentially('tea');
    await page.locator('.e-search-results .e-loop-item').waitFor();
    expect(sent).toEqual([{ post_id: '126', widget_id: 'aa11', search_term: 'tea', page_number: 1 }]);
    expect(await page.locator('.hide-loader').count()).toBe(1);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'x' }).click();
    expect(await input.inputValue()).toBe('');
    expect(watch.reports).toEqual([]);
  });

  test('search without icons leaves them no room', async ({ page, pages, proxy }) => {
    const body = ELEMENT(
      'search',
      {},
      '<search class="e-search hidden" role="search"><form class="e-search-form" action="/own/"><label class="e-search-label" for="s1">Search</label><div class="e-search-input-wrapper"><input id="s1" class="e-search-input" type="search" name="s"></div></form></search>',
    );
    await openWidgets({ page, pages, proxy }, body, { tag: 'async data-dialects="elementor"' });
    await page.locator('.e-search-input.no-icon-label.no-icon-clear').waitFor();
  });

  test('form of the third kind opens over the page', async ({ page, pages, proxy }) => {
    const head =
      '<style>.elementor-search-form__container:not(.elementor-search-form--full-screen) { display: none }</style>';
    const body = ELEMENT(
      'search-form',
      { skin: 'full_screen' },
      `<search role="search"><form class="elementor-search-form" action="/own/"><div class="elementor-search-form__toggle" role="button" tabindex="0" aria-label="Search"></div>
      <div class="elementor-search-form__container"><label for="s2">Search</label><input id="s2" class="elementor-search-form__input" type="search" name="s">
      <div class="dialog-lightbox-close-button dialog-close-button" role="button" tabindex="0" aria-label="Close">x</div></div></form></search>`,
    );
    await openWidgets({ page, pages, proxy }, body, { head, tag: 'async data-dialects="elementor"' });
    const toggle = page.locator('.elementor-search-form__toggle[aria-expanded=false]');
    await toggle.press('Enter');
    await page.locator('.elementor-search-form--full-screen.elementor-lightbox').waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('s2');
    await page.getByRole('button', { name: 'Close' }).click();
    await toggle.waitFor({ state: 'attached' });
  });
});
