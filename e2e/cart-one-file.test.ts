import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe } from 'vitest';
import { byteLimit } from './harness/byte-limit';
import { eventually } from './harness/eventually';
import { builtRoot } from './harness/server-process';
import { expect, test } from './harness/test';
import { shopModel } from './models/shop-model';

/** Bytes that the shop page may load. */
const MOST = byteLimit('the shop page with the cart in one file: cart, page behaviours, attribution');

/** The scripts of a shop that uses only the cart, by their names without the hash. */
const SCRIPTS = ['umd/lazy-cart-attribution.js', 'umd/shop-cart.js'];

describe('the shop page with the cart in one file', () => {
  test('loads the cart and attribution within its bytes, and adds', async ({ page, proxy, watch }) => {
    proxy.fault(/^\/shop\/$/, {
      change: (html) => html.replace('/mountkit/mountkit.js', '/mountkit/umd/shop-cart.js'),
    });
    await page.goto(`${proxy.url}/shop/`);
    const shop = shopModel(page);
    await shop.ready();
    await page.waitForLoadState('networkidle');

    const files = proxy.requests
      .map(({ path }) => path.replace(/\?.*/, ''))
      .filter((path) => path.endsWith('.js'))
      .map((path) => path.replace('/mountkit/', ''));
    expect(files.map((file) => file.replace(/-[0-9a-f]{7}\./, '.')).sort()).toEqual(SCRIPTS);
    const manifest: Record<string, { brotli: number }> = JSON.parse(
      readFileSync(join(builtRoot(), 'packages/mountkit/dist/manifest.json'), 'utf8'),
    );
    expect(files.reduce((sum, file) => sum + (manifest[file]?.brotli ?? MOST), 0)).toBeLessThanOrEqual(MOST);

    const id = await shop.button(0).getAttribute('data-product_id');
    const message = await shop.button(0).getAttribute('data-success_message');
    await shop.button(0).click();
    await eventually(() => shop.shown()).toEqual({ [id ?? '']: 1 });
    await eventually(() => shop.live.textContent()).toBe(message);
    expect(page.url()).toBe(`${proxy.url}/shop/`);
    expect(watch.errors).toEqual([]);
    expect(watch.reports).toEqual([]);
  });
});
