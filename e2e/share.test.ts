import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { findAxeViolations } from './harness/axe';
import { eventually } from './harness/eventually';
import { expect, test } from './harness/test';
import { openWidgets, readContent, unmountAll, waitForWidgets } from './models/page-widget';

const HEAD = '<link rel="canonical" href="https://site.test/jugs/?a=1&amp;b=2">';
const ENCODED = 'https%3A%2F%2Fsite.test%2Fjugs%2F%3Fa%3D1%26b%3D2';
const LIST = `<ul id="share" data-mountkit="share" data-title="Jugs">
  <li><a data-network="facebook">Facebook</a></li>
  <li><a data-network="mastodon" href="/before">Mastodon</a></li>
  <li><a data-network="email">Email</a></li>
  <li><button type="button" data-network="copy">Copy link</button></li>
  <li><button type="button" data-network="print">Print</button></li>
  <li><button type="button" data-network="native" hidden>Share</button></li></ul>`;

/** Notes in the page what browsers do beside it. */
const NOTES = `<script>window.done = [];
  window.print = () => done.push('print');
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { if (window.refuses) throw new Error(); done.push(text) } } });
  document.execCommand = (name) => { done.push(name); return false };
</script>`;

const done = (page: Page) => page.evaluate(() => Reflect.get(window as object, 'done') as string[]);

describe('share buttons', () => {
  test('are links to the networks that the page names, and buttons for the rest', async ({
    page,
    pages,
    proxy,
    watch,
  }) => {
    await openWidgets({ page, pages, proxy }, LIST, { head: HEAD + NOTES });
    await waitForWidgets(page, 'share', 'share');
    const links = await page
      .locator('#share a')
      .evaluateAll((all) =>
        all.map((link) => [link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]),
      );
    expect(links).toEqual([
      [`https://www.facebook.com/sharer/sharer.php?u=${ENCODED}`, '_blank', 'noopener'],
      [`https://mastodon.social/share?text=Jugs%20${ENCODED}`, '_blank', 'noopener'],
      [`mailto:?subject=Jugs&body=${ENCODED}`, null, null],
    ]);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Copy link' }).press('Enter');
    await page.getByRole('status').getByText('Link copied').waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Print' }).press(' ');
    expect(await done(page)).toEqual(['https://site.test/jugs/?a=1&b=2', 'print']);
    expect(watch.reports).toEqual([]);
  });

  test('are made of names, for what the page shares, without a script of anybody else', async ({
    page,
    pages,
    proxy,
    watch,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).hostname));
    const body =
      '<div id="share" data-mountkit="share" data-networks="bluesky,twitter,copy" data-url="/x" data-instance="chaos.social"></div>';
    await openWidgets({ page, pages, proxy }, body, { head: NOTES });
    await page.getByRole('link', { name: 'Bluesky' }).waitFor();
    expect(await page.getByRole('listitem').allTextContents()).toEqual(['Bluesky', 'X', 'Copy link']);
    expect(await page.getByRole('link', { name: 'X' }).getAttribute('href')).toMatch(
      /^https:\/\/x\.com\/intent\/post\?url=http%3A%2F%2F[^&]+%2Fx&text=A%20test%20page$/,
    );
    expect(await findAxeViolations(page)).toEqual([]);
    expect(new Set(asked)).toEqual(new Set(asked.filter((host) => /^(?:127\.0\.0\.1|localhost)$/.test(host))));
    expect(watch.reports).toEqual([]);
  });

  test('use the share sheet of the browser where there is one', async ({ page, pages, proxy }) => {
    const sheet =
      '<script>Object.defineProperty(navigator, "share", { value: async (data) => { done.push(data.url + " " + data.title) } })</script>';
    await openWidgets({ page, pages, proxy }, LIST, { head: HEAD + NOTES + sheet });
    await page.getByRole('button', { name: 'Share' }).click();
    await eventually(() => done(page)).toEqual(['https://site.test/jugs/?a=1&b=2 Jugs']);
  });

  test('say so where the browser refuses the clipboard, and stay shut where the page cancels', async ({
    page,
    pages,
    proxy,
  }) => {
    const body = `${LIST}<script>window.refuses = true; document.addEventListener('mountkit:share:failed', (event) => done.push('failed ' + event.detail.network));
      document.addEventListener('mountkit:share:open', (event) => { if (event.detail.network === 'facebook') event.preventDefault() })</script>`;
    await openWidgets({ page, pages, proxy }, body, { head: HEAD + NOTES });
    await waitForWidgets(page, 'share', 'share');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Could not copy the link').waitFor();
    expect(await done(page)).toEqual(['copy', 'failed copy']);
    await page.getByRole('link', { name: 'Facebook' }).click();
    expect(page.context().pages().length).toBe(1);
  });

  test('report what they cannot use, once', async ({ page, pages, proxy, watch }) => {
    const body = `<p id="a" data-mountkit="share" data-url="javascript:alert(1)"><a data-network="friendster">F</a><span data-network="x">X</span></p><p id="b" data-mountkit="share"></p>`;
    await openWidgets({ page, pages, proxy }, body, { head: HEAD });
    await eventually(() => [...watch.reports].sort()).toEqual([
      'mountkit: share #a: network is "friendster", expected one that is known',
      'mountkit: share #a: the control of x is a <span>, expected an <a>',
      'mountkit: share #a: url is "javascript:alert(1)", expected an address of http or https',
      'mountkit: share #b: has no controls, expected elements with data-network, or networks',
    ]);
    expect(await page.locator('a[href*="javascript"]').count()).toBe(0);
  });

  test('leave nothing after unmount, and can be mounted again', async ({ page, pages, proxy }) => {
    const body = `${LIST}<div data-mountkit="share" data-networks="x,copy"></div>`;
    await openWidgets({ page, pages, proxy }, body, { tag: 'async data-auto="false"', head: NOTES });
    const before = await readContent(page);
    for (const _ of [1, 2]) {
      await page.evaluate(() => void window.mountkit.scan());
      await waitForWidgets(page, 'share', 'share');
      await page.getByRole('button', { name: 'Copy link' }).first().click();
      await page.getByText('Link copied').waitFor();
      expect(await unmountAll(page)).toBe(before);
      expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
    }
  });
});

test("the page builder's become links that lie over its own, and dead networks go", async ({
  page,
  pages,
  proxy,
  watch,
}) => {
  const button = (network: string) =>
    `<div class="elementor-grid-item" role="listitem"><div class="elementor-share-btn elementor-share-btn_${network}" role="button" tabindex="0" aria-label="Share on ${network}"><span class="elementor-share-btn__icon">i</span><div class="elementor-share-btn__text">${network}</div></div></div>`;
  const body = `<style>.elementor-share-btn { display: flex; height: 45px; overflow: hidden; background: #fff }</style>
    <div class="elementor"><div id="share" class="elementor-element elementor-widget elementor-widget-share-buttons" data-settings='{"share_url":{"url":"https://example.org/a"}}'><div class="elementor-grid" role="list">${['facebook', 'x-twitter', 'email', 'print', 'stumbleupon'].map(button).join('')}</div></div></div>`;
  await openWidgets({ page, pages, proxy }, body, { tag: 'async data-dialects="elementor"', head: NOTES });
  const facebook = page.getByRole('link', { name: 'Share on facebook' });
  await facebook.waitFor();
  expect(await facebook.getAttribute('href')).toBe(
    'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fexample.org%2Fa',
  );
  expect(await page.getByRole('listitem').count()).toBe(4);
  expect(await findAxeViolations(page)).toEqual([]);
  const popup = page.context().waitForEvent('page');
  await page.locator('.elementor-share-btn_x-twitter .elementor-share-btn__icon').click({ force: true });
  await (await popup).close();
  await page.getByRole('button', { name: 'Share on print' }).press('Enter');
  expect(await done(page)).toEqual(['print']);
  expect(watch.reports).toEqual([]);
  const kept = body.slice(body.indexOf('<div class="elementor">'));
  await page.evaluate(() => window.mountkit.removeAll());
  expect(await page.evaluate(() => document.querySelector('.elementor')?.outerHTML.replaceAll('&quot;', '"'))).toBe(
    kept.replaceAll("'", '"'),
  );
});
