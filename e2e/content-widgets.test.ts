// What holds for every widget of content alike: it reads without a script, right to left and without motion, and leaves nothing.
import { describe } from 'vitest';
import { findAxeViolations } from './harness/axe';
import { eventually } from './harness/eventually';
import { findLeaks, takeHoldings, watchLeaks } from './harness/leaks';
import { pageOf } from './harness/markup';
import { expect, test } from './harness/test';
import { openWidgets, waitForWidgets } from './models/page-widget';

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%22160%22 height=%22120%22%3E%3Crect width=%22160%22 height=%22120%22 fill=%22%23ddd%22/%3E%3C/svg%3E';
const picture = (alt: string) => `<img src="${PICTURE}" width="160" height="120" alt="${alt}">`;

/** A widget: its family, its marks, its markup, and words that can be read without a script. */
interface Case {
  readonly family: string;
  readonly names: readonly string[];
  readonly markup: string;
  readonly words: readonly string[];
}

const CASES: readonly Case[] = [
  {
    family: 'gallery',
    names: ['gallery', 'posts'],
    markup: `<p id="kinds"><button type="button" value="">All</button> <button type="button" value="a">Cups</button></p>
      <ul data-mountkit="gallery" data-layout="masonry" data-filters="#kinds"><li data-tags="a">${picture('A cup')}</li><li>${picture('A jug')}</li></ul>
      <ul data-mountkit="posts" data-masonry><li><a href="#one">First story</a></li><li><a href="#two">Second story</a></li></ul>`,
    words: ['First story', 'Second story'],
  },
  {
    family: 'search',
    names: ['search'],
    markup:
      '<div data-mountkit="search" data-live><form action="/found/"><label>Search the shop <input type="search" name="s"></label> <button>Search</button></form></div>',
    words: ['Search the shop'],
  },
  {
    family: 'toc',
    names: ['toc', 'tracker'],
    markup:
      '<nav data-mountkit="toc" aria-label="Contents"><ol><li><a href="#clay">Clay</a></li></ol></nav><div data-mountkit="tracker" data-percentage></div><h2 id="clay">Clay</h2><p>From the pit.</p>',
    words: ['Clay', 'From the pit.'],
  },
  {
    family: 'share',
    names: ['share'],
    markup:
      '<ul data-mountkit="share"><li><a data-network="bluesky" href="https://bsky.app/intent/compose?text=x">Bluesky</a></li></ul>',
    words: ['Bluesky'],
  },
  {
    family: 'headline',
    names: ['headline', 'text-path'],
    markup: `<h2 data-mountkit="headline" data-words="cups,bowls">We make <span>cups</span></h2>
      <h2 data-mountkit="headline" data-marker="underline">Made <span>by hand</span></h2>
      <p data-mountkit="text-path" data-path="M0 40C40 0 80 0 120 40">Round and round</p>`,
    words: ['We make', 'by hand', 'Round and round'],
  },
  {
    family: 'countdown',
    names: ['countdown'],
    markup: '<div id="end" data-mountkit="countdown" data-due="2199-01-01T00:00:00Z"><p>Until 1 January 2199</p></div>',
    words: ['Until 1 January 2199'],
  },
  {
    family: 'hotspot',
    names: ['hotspot'],
    markup: `<div data-mountkit="hotspot" data-sequence>${picture('A boat')}<ul><li data-x="20" data-y="20"><b>Bow</b> <p>The front.</p></li></ul></div>`,
    words: ['Bow', 'The front.'],
  },
  {
    family: 'floating',
    names: ['floating-bar', 'contact'],
    markup: `<aside data-mountkit="floating-bar" aria-label="News"><p>Open on Sunday</p> <button type="button" data-close>Close</button></aside>
      <div data-mountkit="contact"><button type="button" popovertarget="ways">Write to us</button><div id="ways" popover><a href="mailto:a@example.org">Email</a> <button type="button" data-close>Shut</button></div></div>`,
    words: ['Open on Sunday', 'Write to us'],
  },
  {
    family: 'video',
    names: ['playlist'],
    markup:
      '<section data-mountkit="playlist" aria-label="Films"><ol><li><a href="/one.webm">Throwing</a></li><li><a href="/two.webm">Glazing</a></li></ol></section>',
    words: ['Throwing', 'Glazing'],
  },
];

describe.each(CASES)('$family', ({ family, names, markup, words }) => {
  test('can be read without a script', async ({ browser, pages }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } });
    const page = await context.newPage();
    await page.goto(pages.add(pageOf({ body: markup })));
    for (const text of words) expect(await page.getByText(text).first().isVisible()).toBe(true);
    await context.close();
  });

  test('fits a small window from right to left, without motion', async ({ page, pages, proxy, watch }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 375, height: 800 });
    await openWidgets({ page, pages, proxy }, markup, { html: 'lang="en" dir="rtl"' });
    await waitForWidgets(page, family, ...names);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    const moving = () =>
      page.evaluate(() => {
        const isTimed = ({ timeline }: Animation) => timeline instanceof DocumentTimeline;
        return document.getAnimations().filter((each) => isTimed(each) && each.playState === 'running').length;
      });
    await eventually(moving).toBe(0);
    expect(await findAxeViolations(page)).toEqual([]);
    expect(watch.reports).toEqual([]);
  });

  test('leaves nothing after it is unmounted, and can be mounted again', async ({ context, page, pages, proxy }) => {
    await watchLeaks(context);
    await openWidgets({ page, pages, proxy }, markup, { tag: 'async data-auto="false"' });
    const mountAll = async () => {
      await page.evaluate(() => {
        Object.assign(window, { stopScan: window.mountkit.scan() });
      });
      await waitForWidgets(page, family, ...names);
      await page.evaluate(() => {
        (window as unknown as { stopScan(): void }).stopScan();
        window.mountkit.removeAll();
      });
    };
    // What is kept for good, such as the code itself, is there after the first time.
    await mountAll();
    const before = await takeHoldings(page);
    await mountAll();
    expect(findLeaks(before, await takeHoldings(page))).toEqual([]);
  });
});

describe('live results', () => {
  const form =
    '<div data-mountkit="search" data-live data-select="#found"><form action="/found/"><label>Search <input type="search" name="s"></label></form></div>';

  test.for([
    ['nonsense', 'no page at all <<<'],
    ['an answer that was cut', '<div id="fou'],
    ['another page', '<main><h1>Sign in</h1></main>'],
  ] as const)('of %s are none, and the page stays usable', async ([, body], { page, pages, proxy, watch }) => {
    await page.route('**/found/?s=*', (route) => route.fulfill({ contentType: 'text/html', body }));
    await openWidgets({ page, pages, proxy }, form);
    await waitForWidgets(page, 'search', 'search');
    await page.getByRole('searchbox').fill('cups');
    await eventually(() => page.getByRole('status').textContent()).toBe('No results');
    expect(await findAxeViolations(page)).toEqual([]);
    expect(watch.reports).toEqual([]);
  });

  test('that are slow are dropped when the visitor goes on', async ({ page, pages, proxy, watch }) => {
    await page.route('**/found/?s=*', async (route) => {
      if (route.request().url().endsWith('slow')) return;
      await route.fulfill({ contentType: 'text/html', body: '<div id="found"><a href="#one">One</a></div>' });
    });
    await openWidgets({ page, pages, proxy }, form);
    await waitForWidgets(page, 'search', 'search');
    const asked = page.waitForRequest(/s=slow/);
    await page.getByRole('searchbox').fill('slow');
    await asked;
    await page.getByRole('searchbox').fill('quick');
    await page.getByRole('link', { name: 'One' }).waitFor();
    expect(watch.reports).toEqual([]);
  });
});
