import { describe, expect } from 'vitest';
import { has } from './harness/engines';
import { eventually } from './harness/eventually';
import type { FaultProxy } from './harness/fault-proxy';
import { type LoopPage, test } from './models/loop-page';

describe('the journal of the example server', () => {
  test('is filtered and paged like the server does it without script', async ({ page, loop, watch }) => {
    await loop.openShop('/blog/');
    const all = await loop.count();
    const control = loop.controls('category').nth(1);
    await control.click();
    await eventually(loop.count).not.toBe(all);
    const filtered = await loop.count();
    const address = page.url();
    expect(address).toContain('e-filter-b10g300-category=');

    await page.getByRole('link', { name: 'Next page' }).click();
    await eventually(() => page.url()).toContain('e-page-b10g300=2');
    await eventually(loop.count).not.toBe(filtered);
    expect(page.url()).toContain('e-filter-b10g300-category=');
    await page.goBack();
    await eventually(loop.count).toBe(filtered);

    // A shared address opens the same list, served filtered.
    await page.goto(address);
    expect(await loop.count()).toBe(filtered);
    await eventually(() => loop.controls('category').and(loop.pressed).count()).toBe(1);
    expect(watch.errors).toEqual([]);
    expect(watch.reports).toEqual([]);
  });

  test.runIf(has.tabs)('opens a control in a new tab as a link does', async ({ page, loop, context }) => {
    await loop.openShop('/blog/');
    const control = loop.controls('category').nth(1);
    await control.hover();
    const [tab] = await Promise.all([context.waitForEvent('page'), control.click({ modifiers: ['Control'] })]);
    await eventually(() => tab.url()).toContain('e-filter-b10g300-category=');
    expect(page.url()).not.toContain('e-filter');
  });
});

describe('the catalogue of the example server, while its page is edited,', () => {
  /** The page as the builder's editor has it: its mode, the model of the list, and a nonce. */
  const openEdited = async (loop: LoopPage, proxy: FaultProxy, change: (html: string) => string) => {
    const edit = (html: string) =>
      html
        .replace('"mode":"live"', '"mode":"edit"')
        .replace('data-widget-id="sh0p115"', `data-widget-id="sh0p115" data-widget-model='{"elType":"widget"}'`);
    proxy.fault(/^\/shop\/$/, { change: (html) => change(edit(html)) });
    await loop.openShop('/shop/');
    await loop.choose('Vases');
  };

  test('is asked for with its model and the nonce of the page', async ({ proxy, loop, watch }) => {
    await openEdited(loop, proxy, (html) => html);
    await loop.resultCount('of 20 results').waitFor();
    expect(loop.sent()[0]).toMatchObject({ is_edit_mode: true, widget_model: { elType: 'widget' } });
    expect(watch.errors).toEqual([]);
  });

  test('stays as it is, and says so, where the nonce is none', async ({ proxy, loop }) => {
    await openEdited(loop, proxy, (html) => html.replace(/"nonce":"[^"]+"/, '"nonce":"none"'));
    await loop.button('Try again').waitFor();
    expect(loop.sent()[0]).toMatchObject({ is_edit_mode: true });
    await loop.resultCount('of 200 results').waitFor();
  });
});
