import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { findAxeViolations } from './harness/axe';
import { eventually } from './harness/eventually';
import { builtRoot } from './harness/server-process';
import { newEmail, submissionsOf } from './harness/stored';
import { expect, test } from './harness/test';
import { formModel } from './models/form-model';

const folder = join(builtRoot(), 'docs/.vitepress/dist');
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.html') && file !== '404.html');

/** One page of each kind, and those with a live example. */
const PATHS = [
  '/docs/',
  '/docs/start',
  '/docs/widgets/',
  '/docs/widgets/forms-embed',
  '/docs/widgets/popup-engine',
  '/docs/widgets/sticky',
  '/docs/widgets/loop-filter',
  '/docs/widgets/shop-cart',
  '/docs/widgets/page-widgets',
  '/docs/guide/storage',
  '/docs/reference/',
  '/docs/reference/popup-engine',
  '/docs/reference/sizes',
  '/docs/security',
  '/docs/accessibility',
  '/docs/migration/elementor',
  '/docs/nothing',
];

/** What stands there only once the page's script runs. */
const LIVE = '.live__stage > *, .live__page';

/** A page, once its script has taken it over and its live examples stand. */
async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await eventually(() => page.evaluate("typeof window.mountkit?.version === 'string'")).toBe(true);
  if (/\/docs\/$|start$|widgets\/\w/.test(address)) await page.locator(LIVE).first().waitFor();
}

/** Their colours are those of all. */
const DARK = ['/docs/', '/docs/start', '/docs/reference/popup-engine', '/docs/security'];

describe.each([
  ['light', PATHS],
  ['dark', DARK],
] as const)('the documentation in the %s', (colorScheme, paths) => {
  test.for(paths)('%s is a page that axe and the policy find nothing on', async (path, { page, proxy, watch }) => {
    await page.emulateMedia({ colorScheme });
    await openPage(page, proxy.url + path);
    expect(await page.evaluate("document.documentElement.classList.contains('dark')")).toBe(colorScheme === 'dark');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 375, height: 900 });
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(overflow)).toBe(0);
    expect(await findAxeViolations(page)).toEqual([]);
    expect(watch.errors.filter((error) => !/404/.test(error))).toEqual([]);
    expect(watch.reports).toEqual([]);
  });
});

describe('the documentation', () => {
  test('has its form sent by whoever reads it', async ({ page, proxy, watch }) => {
    await openPage(page, `${proxy.url}/docs/start`);
    const { form, field, button } = formModel(page.locator('[data-mountkit=form]'));
    await form.waitFor();
    const email = newEmail();
    await field('Work email').fill(email);
    await button.click();
    // The words stand in the code beside it, too.
    await page.locator('.submitted-message', { hasText: 'Thank you. It arrived.' }).waitFor();
    expect(await submissionsOf(email)).toHaveLength(1);
    await eventually(() => page.locator('.live__heard code').allTextContents()).toContain('forms:submitted');
    expect(watch.errors).toEqual([]);
  });

  test('opens a popup and a panel, by links of the page', async ({ page, proxy, watch }) => {
    await openPage(page, `${proxy.url}/docs/widgets/popup-engine`);
    await page.getByRole('link', { name: 'Get the letter' }).click();
    const letter = page.getByRole('dialog', { name: 'A letter a month' });
    await letter.waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await letter.waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'Open the panel' }).click();
    await page.getByRole('dialog', { name: 'A panel' }).waitFor();
    await page.getByRole('link', { name: 'Close it' }).click();
    await page.getByRole('dialog', { name: 'A panel' }).waitFor({ state: 'hidden' });
    expect(watch.errors).toEqual([]);
    expect(watch.reports).toEqual([]);
  });

  test('goes from page to page, and leaves no widget behind', async ({ page, proxy, watch }) => {
    await openPage(page, `${proxy.url}/docs/start`);
    await page.locator('[data-mountkit=form] form').waitFor();
    const count = () => page.evaluate(() => window.mountkit.forms?.registry.all().length);
    expect(await count()).toBe(1);
    await page.getByRole('navigation').getByRole('link', { name: 'Security' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Security' }).waitFor();
    await eventually(count).toBe(0);
    await page.goBack();
    await page.locator('[data-mountkit=form] form').waitFor();
    expect(await count()).toBe(1);
    expect(watch.errors).toEqual([]);
  });

  test('finds a setting by the keyboard alone', async ({ page, proxy, watch }) => {
    await openPage(page, `${proxy.url}/docs/`);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Search' }).getByRole('combobox').waitFor();
    await page.keyboard.type('prevent_close_on_esc_key');
    await page.getByRole('option').first().waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    const chosen = page.getByRole('option', { selected: true });
    const wanted = page.getByRole('option', { name: 'popup-engine A popup' });
    await wanted.waitFor();
    for (let step = 0; step < 20 && !/A popup$/.test((await chosen.innerText()).trim()); step += 1) {
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/docs\/reference\/popup-engine#a-popup$/);
    await page.getByText('prevent_close_on_esc_key', { exact: true }).first().waitFor();
    expect(watch.errors).toEqual([]);
  });

  test('is found from the first page of the server, and its example pages from it', async ({ page, proxy }) => {
    await page.goto(proxy.url);
    await page.getByRole('link', { name: 'Documentation' }).click();
    await page.waitForURL(`${proxy.url}/docs/`);
    await page.getByRole('navigation').getByRole('link', { name: 'Example pages' }).first().click();
    await page.waitForURL(`${proxy.url}/`);
    await page.getByRole('heading', { name: 'Pages of this server' }).waitFor();
  });

  test('has every place that its links lead to', () => {
    const html = new Map(pages.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
    const hasPlace = (path: string, hash: string) => {
      const file = path === '' || path.endsWith('/') ? `${path}index.html` : `${path}.html`;
      const found = html.get(file);
      return found !== undefined && (hash === '' || found.includes(`id="${hash}"`));
    };
    const lost = [...html].flatMap(([file, text]) =>
      [...text.matchAll(/<a\s[^>]*?href="\/docs\/([^"#]*)(?:#([^"]*))?"/g)]
        .filter(([, path = '', hash = '']) => !hasPlace(path, decodeURIComponent(hash)))
        .map(([, path, hash]) => `${file}: /docs/${path}#${hash ?? ''}`),
    );
    expect(lost).toEqual([]);
    expect(html.size).toBeGreaterThan(25);
  });
});
