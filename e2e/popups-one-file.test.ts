import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { byteLimit } from './harness/byte-limit';
import { eventually } from './harness/eventually';
import { pageOf } from './harness/markup';
import type { PageServer } from './harness/page-server';
import { builtRoot } from './harness/server-process';
import { expect, test } from './harness/test';
import { linkOf, popupModel, popupOf } from './models/popup-page';

/** A page with popups in one file, and what it has loaded of them. */
async function openPage(page: Page, pages: PageServer, { url, requests }: { url: string; requests: readonly Asked[] }) {
  const files = () =>
    requests
      .map(({ path }) => path.replace(/\?.*/, ''))
      .filter((path) => path.endsWith('.js'))
      .map((path) => path.replace('/mountkit/', ''));
  return {
    async visit(body: string) {
      const head = `<script src="${url}/mountkit/umd/popup-engine.js"></script>`;
      await page.goto(pages.add(pageOf({ head, body })));
      await page.evaluate(async () => {
        const { registry } = await window.mountkit.load('popups');
        await Promise.all(registry.all().map(({ ready }) => ready));
      });
      await page.waitForLoadState('networkidle');
    },
    names: () => [...new Set(files().map((file) => file.replace(/-[0-9a-f]{7}\./, '.')))].sort(),
    bytes() {
      const manifest: Record<string, { brotli: number }> = JSON.parse(
        readFileSync(join(builtRoot(), 'packages/mountkit/dist/manifest.json'), 'utf8'),
      );
      return [...new Set(files())].reduce((sum, file) => sum + (manifest[file]?.brotli ?? Number.NaN), 0);
    },
  };
}

interface Asked {
  readonly path: string;
}

describe('popups in one file', () => {
  test('a page that opens them by links, elements and script loads one file before one is shown', async ({
    page,
    pages,
    proxy,
    watch,
  }) => {
    const loaded = await openPage(page, pages, proxy);
    await loaded.visit(
      popupOf('link', {}) +
        popupOf('element', { open_selector: '.opener', label: 'By an element' }) +
        popupOf('script', { close_button_delay: 1 }) +
        linkOf('popup:open?id=link', 'Open') +
        '<p><a class="opener" href="#">Later</a></p>',
    );
    expect(loaded.names()).toEqual(['umd/popup-engine.js']);
    expect(loaded.bytes()).toBeLessThanOrEqual(byteLimit('popups in one file, before anything shows'));

    const popup = popupModel(page);
    const seen = async (id: string) => {
      await eventually(() => popup.isOpen(id)).toBe(true);
      await page.evaluate((id) => window.mountkit.popups?.close(id), id);
      await eventually(() => popup.isOpen(id)).toBe(false);
    };
    // The first click is not lost while what shows a popup is fetched.
    await page.getByRole('link', { name: 'Open' }).click();
    await seen('link');
    await page.getByRole('link', { name: 'Later' }).click();
    await seen('element');
    await page.evaluate(() => window.mountkit.popups?.open('script'));
    await seen('script');
    expect(page.url()).not.toContain('#');
    expect(loaded.names()).toEqual(['umd/lazy-popups-show.js', 'umd/popup-engine.js']);
    expect(watch.errors).toEqual([]);
    expect(watch.reports).toEqual([]);
  });

  test('a trigger and a display rule fetch what arms and checks them, and nothing else', async ({
    page,
    pages,
    proxy,
  }) => {
    const loaded = await openPage(page, pages, proxy);
    const settings = { timing: { page_views: 'yes', devices: 'yes' }, triggers: { page_load: 'yes' } };
    await loaded.visit(`${popupOf('7', settings)}<div style="height:4000px"></div>`);
    expect(loaded.names()).toEqual(['umd/lazy-popups-triggers.js', 'umd/popup-engine.js']);
    expect(loaded.bytes()).toBeLessThanOrEqual(
      byteLimit('popups in one file, one of them armed with rules and a trigger'),
    );
  });
});
