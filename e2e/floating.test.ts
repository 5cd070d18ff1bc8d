import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { findAxeViolations } from './harness/axe';
import { eventually } from './harness/eventually';
import { expect, test } from './harness/test';
import { openWidgets, readContent, readShift, TALL, unmountAll, waitForWidgets } from './models/page-widget';

/** Notes in the page what browsers do beside it. */
const NOTES = `<script>window.done = [];
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { if (window.refuses) throw new Error(); done.push(text) } } });
  document.execCommand = () => false;
  navigator.sendBeacon = (url, body) => { done.push([url, ...[...body].map((pair) => pair.join('='))].join(' ')); return true };
</script>`;
const done = (page: Page) => page.evaluate(() => Reflect.get(window as object, 'done') as string[]);
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent?.trim() || '');

const bar = (attributes = '', more = '') =>
  `<aside id="bar" data-mountkit="floating-bar" ${attributes}><p>Ten percent off</p>
  <button type="button" data-copy="TEN10">TEN10</button>${more} <button type="button" data-close>Close</button></aside>`;
const CONTACT = `<div id="talk" data-mountkit="contact"><button id="b" type="button" popovertarget="ways">Write to us</button>
  <div popover id="ways"><p>It is <time data-time-format="24h"></time>.</p><a href="mailto:a@site.test">Email</a>
  <button type="button" data-close>Close</button></div></div>`;
const NEWS = '<div data-ticker><ul><li><a href="/jugs/">New jugs</a></li><li>Free tea</li></ul></div>';

describe('a floating bar', () => {
  test('takes no focus, moves nothing, and stays closed for a visitor who has closed it', async ({
    page,
    pages,
    proxy,
    watch,
  }) => {
    await openWidgets({ page, pages, proxy }, bar('data-sticky data-remember="ten" data-days="2"') + TALL);
    await waitForWidgets(page, 'floating', 'floating-bar');
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    expect(await readShift(page)).toBe(0);
    expect(await page.getByRole('complementary', { name: 'Announcement' }).count()).toBe(1);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.mouse.wheel(0, 1000);
    await eventually(() => page.evaluate(() => scrollY > 500)).toBe(true);
    expect((await page.locator('#bar').boundingBox())?.y).toBe(0);
    await page.getByRole('button', { name: 'Close' }).press('Enter');
    expect(await page.locator('#bar').isVisible()).toBe(false);
    await page.reload();
    await waitForWidgets(page, 'floating', 'floating-bar');
    expect(await page.locator('#bar').isVisible()).toBe(false);
    await page.clock.install({ time: Date.now() + 3 * 86_400_000 });
    await page.reload();
    await waitForWidgets(page, 'floating', 'floating-bar');
    expect(await page.locator('#bar').isVisible()).toBe(true);
    expect(watch.reports).toEqual([]);
  });

  test('copies a coupon, says so for a while, and says where it could not', async ({ page, pages, proxy }) => {
    await openWidgets({ page, pages, proxy }, bar('data-copied-duration="60000"'), { head: NOTES });
    await waitForWidgets(page, 'floating', 'floating-bar');
    await page.clock.install();
    const coupon = page.locator('[data-copy]');
    await coupon.press('Enter');
    await eventually(() => page.getByRole('status').textContent()).toBe('Copied');
    expect([await coupon.textContent(), await done(page)]).toEqual(['Copied', ['TEN10']]);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.clock.runFor(61_000);
    expect([await coupon.textContent(), await page.getByRole('status').textContent()]).toEqual(['TEN10', '']);
    await page.evaluate(() => Reflect.set(window, 'refuses', true));
    await coupon.click();
    await eventually(() => page.getByRole('status').textContent()).toBe('Could not copy');
  });

  test('scrolls headlines that can be stopped, and rests for visitors who want less motion', async ({
    page,
    pages,
    proxy,
  }) => {
    const moving = () =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
    await openWidgets({ page, pages, proxy }, bar('', NEWS), { html: 'lang="en" dir="rtl"' });
    const pause = page.getByRole('button', { name: 'Pause' });
    await pause.waitFor();
    await eventually(moving).toBe(2);
    expect(await page.getByRole('link', { name: 'New jugs' }).count()).toBe(1);
    expect(await findAxeViolations(page)).toEqual([]);
    await pause.press('Enter');
    await eventually(moving).toBe(0);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Play' }).press(' ');
    await eventually(moving).toBe(2);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await page.getByRole('button', { name: 'Play' }).waitFor();
    expect(await moving()).toBe(0);
  });

  test('fits a small window from right to left, and leaves nothing behind', async ({ page, pages, proxy, watch }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    const body = bar('data-sticky data-position="bottom"', NEWS) + CONTACT;
    await openWidgets({ page, pages, proxy }, body, { html: 'lang="ar" dir="rtl"', tag: 'async data-auto="false"' });
    const before = await readContent(page);
    await openWidgets({ page, pages, proxy }, body, { html: 'lang="ar" dir="rtl"' });
    await waitForWidgets(page, 'floating', 'floating-bar', 'contact');
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    expect((await page.locator('#b').boundingBox())?.x).toBe(16);
    await page.locator('#b').click();
    const { x = -1, width = 999 } = (await page.locator('#ways').boundingBox()) ?? {};
    expect([x >= 0, x + width <= 375]).toEqual([true, true]);
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await unmountAll(page)).toBe(before);
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
    expect(watch.reports).toEqual([]);
  });

  test('is reported where it cannot be used', async ({ page, pages, proxy, watch }) => {
    const body = '<p id="a" data-mountkit="floating-bar">Sale</p><p id="c" data-mountkit="contact">Hello</p>';
    await openWidgets({ page, pages, proxy }, body);
    await eventually(() => [...watch.reports]).toEqual([
      'mountkit: floating-bar #a: has no [data-close], expected a button that closes it',
      'mountkit: contact #c: has no panel, expected a button with popovertarget and an element with popover',
    ]);
  });
});

describe('a contact button', () => {
  test('opens a panel with a name, which takes the focus and gives it back', async ({ page, pages, proxy, watch }) => {
    await openWidgets({ page, pages, proxy }, CONTACT);
    await waitForWidgets(page, 'floating', 'contact');
    expect(await findAxeViolations(page)).toEqual([]);
    await page.locator('#b').press('Enter');
    const panel = page.getByRole('dialog', { name: 'Write to us' });
    await panel.waitFor();
    await eventually(() => focused(page)).toBe('ways');
    expect(await page.locator('time').textContent()).toMatch(/^\d\d:\d\d$/);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Email');
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe('b');
    await page.locator('#b').click();
    await panel.waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await panel.waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe('b');
    await page.locator('#b').click();
    await panel.waitFor();
    await page.getByRole('heading').click();
    await panel.waitFor({ state: 'hidden' });
    expect(watch.reports).toEqual([]);
  });
});

describe("the builder's", () => {
  const CONFIG = `<script>var elementorFrontendConfig = {"urls":{"ajaxurl":"/wp-admin/admin-ajax.php"},"nonces":{"floatingButtonsClickTracking":"n1"}};</script>
    <style>.is-hidden, .hidden, .e-floating-bars__headlines ~ [aria-hidden=true] { display: none } .is-sticky { position: fixed; inset: 0 0 auto; background: #fff }
    @keyframes scroll { to { transform: translate(-100%) } } [data-animated=true] { display: flex; overflow: hidden } [data-animated=true] > div { flex: none; animation: scroll 9s linear infinite } .is-paused > div { animation-play-state: paused !important }</style>`;
  const dialect = { tag: 'async data-dialects="elementor"', head: NOTES + CONFIG };
  const widget = (id: string, content: string, settings = '{}') =>
    `<div data-elementor-type="floating-buttons" class="elementor"><div class="elementor-element elementor-widget" data-id="${id}" data-settings='${settings}'>${content}</div></div>`;
  const close = '<button class="e-floating-bars__close-button" aria-label="Close Offer" type="button">x</button>';

  test('bars make room for themselves, copy coupons and stay closed', async ({ page, pages, proxy, watch }) => {
    const offer = widget(
      'f1',
      `<div class="e-floating-bars has-vertical-position-top is-sticky" data-document-id="7" role="alertdialog"><button class="e-floating-bars__coupon-button" type="button"><span class="e-floating-bars__coupon-code">NEW10</span><span class="e-floating-bars__coupon-success is-hidden">Yours</span></button>${close}</div>`,
      '{"style_coupon_success_message_duration":{"unit":"s","size":2}}',
    );
    await openWidgets({ page, pages, proxy }, offer, dialect);
    await eventually(() => page.evaluate(() => document.body.style.paddingTop)).toMatch(/^\d/);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    expect(await page.getByRole('region', { name: 'Announcement' }).count()).toBe(1);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.locator('.e-floating-bars__coupon-button').click();
    await page.getByText('Yours').first().waitFor();
    expect([await page.getByRole('status').textContent(), await done(page)]).toEqual(['Yours', ['NEW10']]);
    await page.clock.runFor(1900);
    expect(await page.locator('.e-floating-bars__coupon-code').isVisible()).toBe(false);
    await page.clock.runFor(200);
    expect(await page.locator('.e-floating-bars__coupon-code').isVisible()).toBe(true);
    await page.locator('.e-floating-bars__close-button').press('Enter');
    expect(await page.locator('.e-floating-bars').isVisible()).toBe(false);
    await eventually(() => page.evaluate(() => document.body.style.paddingTop)).toBe('');
    await page.reload();
    await page.locator('.e-floating-bars.is-hidden').waitFor({ state: 'attached' });
    expect(watch.reports).toEqual([]);
  });

  test('bars of headlines scroll by its style, stop, and stand at the start where they do not stay', async ({
    page,
    pages,
    proxy,
  }) => {
    const news = widget(
      'f2',
      `<div class="e-floating-bars has-vertical-position-top" data-document-id="7"><div class="e-floating-bars__headlines"><div class="e-floating-bars__headlines-inner"><a class="e-floating-bars__headline" href="#x">Jugs</a></div></div><button class="e-floating-bars__pause-button" aria-label="Pause Offer">p</button><button class="e-floating-bars__play-button" aria-label="Play Offer" aria-hidden="true">q</button>${close}</div>`,
    );
    await openWidgets({ page, pages, proxy }, news, dialect);
    await page.locator('[data-animated="true"]').waitFor();
    await eventually(() => page.evaluate(() => document.body.firstElementChild?.matches('[data-elementor-type]'))).toBe(
      true,
    );
    await page.getByRole('button', { name: 'Pause Offer' }).press('Enter');
    expect(await page.locator('.is-paused').count()).toBe(1);
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Play Offer');
    await page.getByRole('button', { name: 'Play Offer' }).press('Enter');
    expect(await page.locator('.is-paused').count()).toBe(0);
  });

  test('contact buttons open their panel, and clicks are counted', async ({ page, pages, proxy, watch }) => {
    const chat = widget(
      'f3',
      `<div class="e-contact-buttons" data-document-id="9"><div aria-hidden="true" aria-label="Links window" class="e-contact-buttons__content-wrapper hidden" id="w"><div class="e-contact-buttons__content"><button class="e-contact-buttons__close-button" aria-controls="w" aria-label="Close" type="button">x</button><p data-time-format="12h"></p><a class="e-contact-buttons__contact-icon-link" href="#wa">WhatsApp</a></div></div><button id="chat" class="e-contact-buttons__chat-button has-entrance-animation" aria-controls="w" aria-label="Toggle" type="button">o</button></div>`,
    );
    await openWidgets({ page, pages, proxy }, chat, dialect);
    await page.locator('#chat.visible[aria-expanded="false"]').waitFor();
    await page.locator('#chat').press('Enter');
    const panel = page.getByRole('dialog', { name: 'Links window' });
    await panel.waitFor();
    expect([await focused(page), await page.locator('p').last().textContent()]).toEqual([
      'w',
      expect.stringMatching(/^\d+:\d\d\s[AP]M$/),
    ]);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe('chat');
    await page.locator('#chat').click();
    for (let i = 0; i < 10; i += 1) await page.getByText('WhatsApp').click();
    expect(await done(page)).toEqual([
      `/wp-admin/admin-ajax.php action=elementor_send_clicks _nonce=n1${' clicks[]=9'.repeat(10)}`,
    ]);
    await page.getByText('WhatsApp').click();
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    expect((await done(page))[1]).toContain('clicks[]=9');
    await page.getByRole('heading').click();
    await panel.waitFor({ state: 'hidden' });
    expect(watch.reports).toEqual([]);
  });
});
