import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { findAxeViolations, rulesIn } from './harness/axe';
import { byteLimit } from './harness/byte-limit';
import { eventually } from './harness/eventually';
import { sumLayoutShifts } from './harness/layout-shift';
import { contactsOf, newEmail } from './harness/stored';
import { expect, test } from './harness/test';

/** Brotli bytes of all scripts that the page loads before its visitor does anything. */
const MOST_BYTES = byteLimit('the storefront: five widgets on one page, in 12 files, before they are used');

/** What the shop's own server prints. */
const OF_THE_SHOP = /^(?:wc|woocommerce)_/;

const SYMBOL = 'e2e.globals';

/** Opens the page, and waits until every widget on it is ready. */
async function open(page: Page, provider: string): Promise<void> {
  await page.addInitScript((symbol) => {
    (window as unknown as Record<symbol, unknown>)[Symbol.for(symbol)] = Object.getOwnPropertyNames(window);
  }, SYMBOL);
  await page.goto(`${provider}/storefront/`);
  await untilReady(page);
}

/** The last of all is the popup that waits for its triggers. */
async function untilReady(page: Page): Promise<void> {
  await page.locator('.mk-header.mountkit-sticky').waitFor();
  await page.locator('[data-popup-id=letter] input[name=email]').waitFor({ state: 'attached' });
  await page.waitForFunction(() => {
    const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const parts = [/popups-triggers/, /chunks\/cart/, /chunks\/filters/];
    return parts.every((part) => fetched.some(({ name, responseEnd }) => part.test(name) && responseEnd > 0));
  });
}

const consent = (page: Page) => page.getByRole('region', { name: 'May we remember where you came from?' });
const basket = (page: Page) => page.getByRole('dialog', { name: 'Your basket' });

describe.each([1280, 375])('the storefront, %i pixels wide,', (width) => {
  test('has every kind of widget on one tag, and nothing moves', async ({ page, context, proxy, watch }) => {
    await page.setViewportSize({ width, height: 900 });
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (/\/mountkit\/.*\.js$/.test(response.url())) scripts.push(response.body());
    });
    await open(page, proxy.url);
    expect(await sumLayoutShifts(page)).toBe(0);

    const bodies = await Promise.all(scripts);
    const bytes = bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
    expect(bodies.length).toBeLessThanOrEqual(12);

    const added = await page.evaluate((symbol) => {
      const before = (window as unknown as Record<symbol, string[]>)[Symbol.for(symbol)] ?? [];
      return Object.getOwnPropertyNames(window).filter((name) => !before.includes(name) && !name.startsWith('__pw_'));
    }, SYMBOL);
    expect(added.filter((name) => !OF_THE_SHOP.test(name))).toEqual(['mountkit']);
    // Of the server's: whose basket it is. None is ours.
    expect((await context.cookies()).filter(({ httpOnly }) => !httpOnly)).toEqual([]);
    expect(watch.errors).toEqual([]);
    expect(watch.reports).toEqual([]);
  });

  test('breaks no rule of axe, whatever lies over it, in light and dark', async ({ page, proxy }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, proxy.url);
    const look = async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await findAxeViolations(page, rulesIn[colorScheme])).toEqual([]);
      }
    };
    await consent(page).waitFor();
    await look();
    await consent(page).getByRole('button', { name: 'No' }).click();
    await page.locator('.cart-contents').click();
    await basket(page).waitFor();
    await look();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Ten percent off your first' }).click();
    const letter = page.getByRole('dialog', { name: 'Ten percent off your first pot' });
    await letter.getByRole('textbox').press('Enter');
    await letter.getByText('Please complete this required field.').waitFor();
    await look();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});

test('asks for consent once, and remembers where a visitor came from only then', async ({ page, context, proxy }) => {
  const namesOf = async () => (await context.cookies()).map(({ name }) => name).filter((name) => /^sbjs_/.test(name));
  await open(page, proxy.url);
  await consent(page).waitFor();
  // The letter would come here; it waits its turn.
  await page.evaluate(() => {
    (window as unknown as { held: Promise<boolean> }).held = new Promise((resolve) => {
      document.addEventListener('mountkit:popups:show', (event) => setTimeout(() => resolve(event.defaultPrevented)));
    });
  });
  await page.keyboard.press('End');
  expect(await page.evaluate(() => (window as unknown as { held: Promise<boolean> }).held)).toBe(true);
  await consent(page).getByRole('button', { name: 'No' }).click();
  await consent(page).waitFor({ state: 'hidden' });
  await page.keyboard.press('Home');
  await page.reload();
  await untilReady(page);
  expect(await consent(page).isVisible()).toBe(false);
  expect(await namesOf()).toEqual([]);

  await page.keyboard.press('End');
  await page.getByRole('dialog', { name: 'Ten percent off your first pot' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Change what we may remember' }).click();
  await consent(page).getByRole('button', { name: 'Yes, remember' }).click();
  await eventually(namesOf).toContain('sbjs_current');
  await page.getByRole('button', { name: 'Change what we may remember' }).click();
  await consent(page).getByRole('button', { name: 'No' }).click();
  await eventually(namesOf).toEqual([]);
});

test('puts a filtered pot into the basket, which slides in', async ({ page, proxy, watch }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, proxy.url);
  await consent(page).getByRole('button', { name: 'No' }).click();
  await page.getByRole('button', { name: /^Vases/ }).click();
  await page.waitForURL(/e-filter-fr0nt8-product_cat=vases/);
  await page.locator('.woocommerce-result-count', { hasText: 'Showing 1–8 of 20 results' }).waitFor();
  const add = page.locator('.products .ajax_add_to_cart').first();
  const name = (await add.getAttribute('aria-label'))?.replace(/^Add to basket: “(.*)”$/, '$1') ?? '';
  await add.click();
  await basket(page).getByRole('link', { name }).last().waitFor();
  await eventually(() => page.locator('.cart-contents .count').innerText()).toBe('1 item');

  await basket(page)
    .getByRole('button', { name: `Remove ${name} from basket` })
    .click();
  await basket(page).getByText('No products in the basket.').waitFor();
  await page.keyboard.press('Escape');
  await basket(page).waitFor({ state: 'hidden' });
  await page.goBack();
  await page.locator('.woocommerce-result-count', { hasText: 'Showing 1–8 of 200 results' }).waitFor();
  expect(watch.errors).toEqual([]);
  expect(watch.reports).toEqual([]);
});

test('leads to the page of the basket where the panel has not come', async ({ page, proxy }) => {
  proxy.fault(/\/chunks\/popups-/, 'refused');
  await page.goto(`${proxy.url}/storefront/`);
  await consent(page).getByRole('button', { name: 'No' }).click();
  await page.locator('.cart-contents').click();
  await page.waitForURL(/\/basket\/$/);
});

test('shows its letter half way down, takes the address, and thanks', async ({ page, proxy, watch }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, proxy.url);
  await consent(page).getByRole('button', { name: 'Yes, remember' }).click();
  await page.keyboard.press('End');
  const letter = page.getByRole('dialog', { name: 'Ten percent off your first pot' });
  const email = newEmail();
  await letter.getByRole('textbox').fill(email);
  await letter.locator('[type=submit]').click();
  const thanks = page.getByRole('dialog', { name: 'Your ten percent' });
  await thanks.getByText('FIRSTPOT').waitFor();
  expect(await letter.isVisible()).toBe(false);
  await eventually(async () => (await contactsOf(email)).length).toBe(1);
  await thanks.getByRole('link', { name: 'Back to the pots' }).click();
  await thanks.waitFor({ state: 'hidden' });

  // Once a week.
  await page.reload();
  await page.locator('[data-popup-id=letter] input[name=email]').waitFor({ state: 'attached' });
  await page.keyboard.press('End');
  await eventually(() => page.evaluate(() => scrollY > 500)).toBe(true);
  expect(await letter.isVisible()).toBe(false);
  expect(watch.errors).toEqual([]);
  expect(watch.reports).toEqual([]);
});
