import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { findAxeViolations } from './harness/axe';
import { eventually } from './harness/eventually';
import { expect, test } from './harness/test';
import { openWidgets, readContent, readShift, unmountAll, waitForWidgets } from './models/page-widget';

const NOW = new Date('2030-06-01T10:00:00Z');
const DIGITS =
  '<span><b data-unit="days">00</b> days</span> <span><b data-unit="hours">00</b> hours</span> <span><b data-unit="minutes">00</b> minutes</span> <span><b data-unit="seconds">00</b> seconds</span>';
const countdown = (attributes: string, more = '') =>
  `<div id="sale" data-mountkit="countdown" ${attributes}>${DIGITS}${more}</div>`;

/** The digits, as a clock would have them. */
const shown = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#sale [data-unit]')].map(({ textContent }) => textContent).join(':'),
  );

/** What is read out in place of the digits, and whether it is announced. */
const told = (page: Page) =>
  page.evaluate(() => {
    const words = document.querySelector('#sale [aria-live]');
    return `${words?.textContent} (${words?.getAttribute('aria-live')})`;
  });

describe('a countdown', () => {
  test('counts to a time in the zone of the site, and is read out by the minute', async ({
    page,
    pages,
    proxy,
    watch,
  }) => {
    await page.clock.install({ time: NOW });
    const attributes = 'data-due="2030-06-02T13:01:30" data-time-zone="Europe/Berlin"';
    await openWidgets({ page, pages, proxy }, countdown(attributes));
    await waitForWidgets(page, 'countdown', 'countdown');
    const [days, hours] = (await shown(page)).split(':');
    expect([days, hours]).toEqual(['01', '01']);
    expect(await told(page)).toMatch(/^1 day 1 hour [12] minutes? \(off\)$/);
    expect(await page.getByRole('timer').count()).toBe(1);
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await readShift(page)).toBe(0);
    await page.clock.fastForward('24:30:00');
    await eventually(() => told(page)).toMatch(/^3[12] minutes \(polite\)$/);
    expect(await page.locator('#sale > span').first().getAttribute('aria-hidden')).toBe('true');
    expect(watch.reports).toEqual([]);
  });

  test('does each second what is to be done, announces once a minute, and ends once', async ({
    page,
    pages,
    proxy,
    watch,
  }) => {
    await page.clock.install({ time: NOW });
    await page.addInitScript(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      document.addEventListener('mountkit:countdown:end', () => heard.push('end'));
      new MutationObserver((records) => {
        for (const { target } of records) if ((target as Element).ariaLive) heard.push(target.textContent ?? '');
      }).observe(document, { childList: true, subtree: true });
    });
    const message = '<p data-message hidden>The sale is over.</p>';
    await openWidgets(
      { page, pages, proxy },
      countdown('data-due="2030-06-01T10:03:00Z" data-on-end="hide,message"', message),
    );
    await waitForWidgets(page, 'countdown', 'countdown');
    await page.clock.pauseAt(new Date('2030-06-01T10:01:30Z'));
    await eventually(() => shown(page)).toBe('00:00:01:30');
    await page.clock.runFor(1000);
    expect(await shown(page)).toBe('00:00:01:29');
    await page.clock.runFor(88_000);
    expect(await shown(page)).toBe('00:00:00:01');
    expect(await page.getByText('The sale is over.').isVisible()).toBe(false);
    await page.clock.runFor(1000);
    await page.getByText('The sale is over.').waitFor();
    expect(await page.locator('#sale > span').first().isVisible()).toBe(false);
    await page.clock.runFor(600_000);
    const heard = await page.evaluate(() => Reflect.get(window as object, 'heard') as string[]);
    expect(heard.filter((each) => each === 'end')).toEqual(['end']);
    expect(heard.filter((each) => /minute/.test(each)).length).toBeLessThanOrEqual(3);
    await page.clock.resume();
    expect(await findAxeViolations(page)).toEqual([]);
    expect(watch.reports).toEqual([]);
  });

  test('runs no timer while its tab is hidden', async ({ page, pages, proxy }) => {
    await page.clock.install({ time: NOW });
    await openWidgets({ page, pages, proxy }, countdown('data-due="2030-06-01T12:00:00Z"'));
    await waitForWidgets(page, 'countdown', 'countdown');
    const hide = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await page.clock.pauseAt(new Date('2030-06-01T10:10:00Z'));
    await hide(true);
    const before = await shown(page);
    await page.clock.runFor(60_000);
    expect(await shown(page)).toBe(before);
    await hide(false);
    expect(await shown(page)).toBe('00:01:49:00');
  });

  test('of the visitor goes on at the next visit, and begins anew where its length has changed', async ({
    page,
    pages,
    proxy,
  }) => {
    await page.clock.install({ time: NOW });
    await openWidgets({ page, pages, proxy }, countdown('data-evergreen="5400"'));
    await waitForWidgets(page, 'countdown', 'countdown');
    const keys = () => page.evaluate(() => Object.keys(JSON.parse(localStorage.mountkit ?? '{}')));
    expect(await keys()).toContain('countdown_sale');
    await page.clock.fastForward('30:00');
    await page.reload();
    await waitForWidgets(page, 'countdown', 'countdown');
    expect(await shown(page)).toMatch(/^00:(01:00:00|00:59:\d\d)$/);
    await page.evaluate(() => document.querySelector('#sale')?.setAttribute('data-evergreen', '60'));
    await page.evaluate(() => {
      window.mountkit.removeAll();
      window.mountkit.scan();
    });
    await eventually(() => shown(page)).toMatch(/^00:00:0(1:00|0:5\d)$/);
  });

  test('stores nothing for longer than the session where the visitor has refused it', async ({
    page,
    pages,
    proxy,
  }) => {
    const refused = '<script type="application/json" data-mountkit-config>{"consent": {"marketing": false}}</script>';
    await openWidgets({ page, pages, proxy }, refused + countdown('data-evergreen="5400"'));
    await waitForWidgets(page, 'countdown', 'countdown');
    expect(await page.evaluate(() => [localStorage.mountkit ?? '', !!sessionStorage.mountkit])).toEqual(['', true]);
  });

  test('leads away at its end once, to http only', async ({ page, pages, proxy, watch }) => {
    await page.clock.install({ time: NOW });
    const end = `data-due="2030-06-01T09:00:00Z" data-on-end="redirect"`;
    const next = pages.add('<!doctype html><html lang="en"><title>Next</title><h1>Next page</h1></html>');
    await openWidgets({ page, pages, proxy }, countdown(`${end} data-redirect-url="${next}"`));
    await page.getByRole('heading', { name: 'Next page' }).waitFor();
    await page.goBack();
    await page.reload();
    await waitForWidgets(page, 'countdown', 'countdown');
    expect(await shown(page)).toBe('00:00:00:00');
    expect(await page.getByRole('heading', { name: 'Next page' }).count()).toBe(0);
    await openWidgets(
      { page, pages, proxy },
      countdown(`${end} data-name="bad" data-redirect-url="javascript:alert(1)"`),
    );
    await eventually(() => [...watch.reports]).toEqual([
      'mountkit: countdown #sale: redirect_url is "javascript:alert(1)", expected one of http or https',
    ]);
  });

  test('writes its digits in the language of the page, also where it has to make the fields', async ({
    page,
    pages,
    proxy,
  }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await page.clock.install({ time: NOW });
    await openWidgets(
      { page, pages, proxy },
      '<div id="sale" data-mountkit="countdown" data-due="2030-06-03T10:00:00Z"></div>',
      {
        html: 'lang="ar-EG" dir="rtl"',
      },
    );
    await waitForWidgets(page, 'countdown', 'countdown');
    expect(await shown(page)).toMatch(/^(?:٠٢:٠٠:٠٠:٠٠|٠١:٢٣:٥٩:[٠-٩]{2})$/);
    expect(await page.locator('.mountkit-countdown__item').count()).toBe(4);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    expect(await findAxeViolations(page)).toEqual([]);
  });

  test('to no time is reported once, and the clock of the server counts', async ({ page, pages, proxy, watch }) => {
    await page.clock.install({ time: NOW });
    const ahead =
      '<script type="application/json" data-mountkit-config>{"serverTime": "2030-06-01T11:00:00Z"}</script>';
    const body = `${ahead}${countdown('data-due="2030-06-01T12:00:00Z"')}<p id="bad" data-mountkit="countdown" data-due="soon"></p>`;
    await openWidgets({ page, pages, proxy }, body);
    await waitForWidgets(page, 'countdown', 'countdown');
    expect(await shown(page)).toMatch(/^00:0(1:00:00|0:59:\d\d)$/);
    await eventually(() => [...watch.reports]).toEqual([
      'mountkit: countdown #bad: due is "soon", expected a date of ISO 8601 in a known time zone',
    ]);
  });

  test('leaves nothing after unmount, and can be mounted again', async ({ page, pages, proxy }) => {
    const over = 'data-due="2020-01-01T00:00:00Z" data-on-end="hide,message"';
    const body = `${countdown('data-due="2040-06-01T12:00:00Z"')}<div id="b" data-mountkit="countdown" ${over}>${DIGITS}<p data-message hidden>Over.</p></div><p data-mountkit="countdown" data-due="2040-01-01"></p>`;
    await openWidgets({ page, pages, proxy }, body, { tag: 'async data-auto="false"' });
    const before = await readContent(page);
    for (const _ of [1, 2]) {
      await page.evaluate(() => void window.mountkit.scan());
      await waitForWidgets(page, 'countdown', 'countdown');
      expect(await unmountAll(page)).toBe(before);
      expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
    }
  });
});

/** A countdown as the page builder prints it. */
const widget = (id: string, attributes: string, message = '') =>
  `<div class="elementor-element elementor-widget elementor-widget-countdown" data-id="${id}" data-widget_type="countdown.default"><div class="elementor-widget-container"><div class="elementor-countdown-wrapper" ${attributes}>${[
    'days',
    'hours',
    'minutes',
    'seconds',
  ]
    .map(
      (unit) =>
        `<div class="elementor-countdown-item"><span class="elementor-countdown-digits elementor-countdown-${unit}"></span> <span class="elementor-countdown-label">${unit}</span></div>`,
    )
    .join('')}</div>${message && `<div class="elementor-countdown-expire--message">${message}</div>`}</div></div>`;
/** What the builder's markup says is to be done at the end. */
const actions = (list: readonly object[]) => `data-expire-actions='${JSON.stringify(list)}'`;

/** The digits of a countdown of the builder. */
const digits = (page: Page, id: string) =>
  page.evaluate(
    (given) =>
      [...document.querySelectorAll(`[data-id="${given}"] .elementor-countdown-digits`)]
        .map((each) => each.textContent)
        .join(':'),
    id,
  );

test("the page builder's count, go on where its script has begun, and end", async ({ page, pages, proxy, watch }) => {
  const body = `<style>.elementor-widget-countdown .elementor-countdown-expire--message { display: none }</style><div class="elementor">${[
    widget('a', `data-date="${NOW.getTime() / 1000 + 90_061}"`),
    widget('b', 'data-evergreen-interval="5400" data-date=""'),
    widget('c', `data-date="1577836800" ${actions([{ type: 'hide' }, { type: 'message' }])}`, 'The sale is over.'),
    widget('d', `data-evergreen-interval="0" data-date="" ${actions([{ type: 'message' }])}`, 'Too late.'),
  ].join('')}</div>`;
  await page.clock.install({ time: NOW });
  await page.addInitScript((due) => {
    localStorage['b-evergreen_due_date'] = `${due}`;
    localStorage['b-evergreen_interval'] = '5400';
  }, NOW.getTime() + 1_200_500);
  await openWidgets({ page, pages, proxy }, body, { tag: 'async data-dialects="elementor"' });
  await page.getByText('The sale is over.').waitFor();
  await page.getByText('Too late.').waitFor();
  await eventually(() => digits(page, 'a')).toMatch(/^01:01:0[01]:\d\d$/);
  await eventually(() => digits(page, 'b')).toMatch(/^00:00:(?:20:0\d|19:\d\d)$/);
  expect(await page.locator('[data-id="c"] .elementor-countdown-wrapper').isVisible()).toBe(false);
  expect(await findAxeViolations(page)).toEqual([]);
  expect(watch.reports).toEqual([]);
});

test("the page builder's count goes on where what happens at its end cannot be loaded", async ({
  page,
  pages,
  proxy,
  watch,
}) => {
  const due = Math.floor(Date.now() / 1000) + 90_061;
  const body = `<div class="elementor">${widget('a', `data-date="${due}" ${actions([{ type: 'hide' }])}`)}</div>`;
  await page.route(/lazy-at-end-/, (route) => route.abort());
  await openWidgets({ page, pages, proxy }, body, { tag: 'async data-dialects="elementor"' });
  await eventually(() => digits(page, 'a')).toMatch(/^01:01:0[01]:\d\d$/);
  expect(watch.reports.join()).toContain('could not load the countdown');
});
