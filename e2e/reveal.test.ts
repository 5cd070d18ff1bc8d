import { describe } from 'vitest';
import { findAxeViolations } from './harness/axe';
import { eventually } from './harness/eventually';
import { expect, test } from './harness/test';
import { openWidgets, readContent, readShift, TALL, unmountAll, waitForWidgets } from './models/page-widget';
import { scrollTo } from './models/sticky-page';

const ENTRANCE = '<p id="late" data-mountkit="reveal" data-animation="fade-up" data-duration="200">Thrown by hand.</p>';
const COUNTER = '<p><span id="number" data-mountkit="counter" data-duration="300">12,345</span> jugs</p>';
const BAR =
  '<div id="bar" data-mountkit="progress" data-value="30" data-max="40" aria-label="Sold" style="width: 400px"><div style="height: 8px; background: teal;"></div></div>';

const opacityOf = (selector: string) => `getComputedStyle(document.querySelector('${selector}')).opacity`;
const widthOf = (selector: string) => `document.querySelector('${selector}').getBoundingClientRect().width`;

describe('our own markup', () => {
  test('enters, counts and grows when it comes into the window, and tells so', async ({
    page,
    pages,
    proxy,
    watch,
  }) => {
    await openWidgets({ page, pages, proxy }, TALL + ENTRANCE + COUNTER + BAR + TALL);
    await waitForWidgets(page, 'reveal', 'reveal', 'counter', 'progress');
    await page.evaluate(() => {
      const heard: string[] = [];
      Reflect.set(window as object, 'heard', heard);
      for (const name of ['start', 'end']) {
        document.addEventListener(`mountkit:reveal:${name}`, ({ target }) => {
          heard.push(`${name} ${(target as Element).id}`);
        });
      }
    });
    expect(await page.evaluate(opacityOf('#late'))).toBe('0');
    expect(await page.evaluate(widthOf('#bar > div'))).toBe(0);
    expect(await page.locator('#number').textContent()).toBe('12,345');
    expect(await page.locator('#bar').getAttribute('aria-valuenow')).toBe('30');
    await scrollTo(page, 1800);
    await eventually(() => page.evaluate(opacityOf('#late'))).toBe('1');
    await eventually(() => page.evaluate(widthOf('#bar > div'))).toBe(300);
    await eventually(() => page.locator('#number').innerHTML()).toBe('12,345');
    await eventually(() =>
      page.evaluate(() => [...(Reflect.get(window as object, 'heard') as string[])].sort()),
    ).toEqual(['end bar', 'end late', 'end number', 'start bar', 'start late', 'start number']);
    expect(await readShift(page)).toBe(0);
    expect(await findAxeViolations(page)).toEqual([]);
    expect(watch.reports).toEqual([]);
  });

  test('is as the page has it where it could not be loaded; an entrance loads nothing of numbers and bars', async ({
    page,
    pages,
    proxy,
    watch,
  }) => {
    const files = () =>
      proxy.requests.map(({ path }) => path).filter((path) => /lazy-(?:counter|progress)-/.test(path));
    await openWidgets({ page, pages, proxy }, ENTRANCE);
    await waitForWidgets(page, 'reveal', 'reveal');
    expect(files()).toEqual([]);
    proxy.fault(/\/chunks\/lazy-(?:counter|progress)-/, 'refused');
    await openWidgets({ page, pages, proxy }, COUNTER + BAR);
    const before = await readContent(page);
    await waitForWidgets(page, 'reveal', 'counter', 'progress');
    expect(await readContent(page)).toBe(before);
    expect([...watch.reports].sort()).toEqual([
      expect.stringContaining('counter #number: could not load the counter'),
      expect.stringContaining('progress #bar: could not load the progress bar'),
    ]);
  });

  test('has the final number for readers while it counts, in the space of the final number', async ({
    page,
    pages,
    proxy,
  }) => {
    await openWidgets({ page, pages, proxy }, COUNTER.replace('300', '60000'));
    const moving = page.locator('#number > [aria-hidden]');
    await moving.waitFor();
    await eventually(async () => Number((await moving.textContent())?.replace(',', '')) > 1).toBe(true);
    expect(await page.locator('#number > :not([aria-hidden])').textContent()).toBe('12,345');
    expect(await findAxeViolations(page)).toEqual([]);
    const width = await page.evaluate<number>(widthOf('#number'));
    await unmountAll(page);
    expect(await page.evaluate(widthOf('#number'))).toBeCloseTo(width, 0);
    expect(await page.locator('#number').innerHTML()).toBe('12,345');
  });

  test('is at rest at once for visitors who want less motion', async ({ page, pages, proxy }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWidgets({ page, pages, proxy }, TALL + ENTRANCE + COUNTER + BAR);
    await waitForWidgets(page, 'reveal', 'reveal', 'counter', 'progress');
    expect(await page.evaluate(opacityOf('#late'))).toBe('1');
    expect(await page.evaluate(widthOf('#bar > div'))).toBe(300);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  test('is not hidden in print', async ({ page, pages, proxy }) => {
    await openWidgets({ page, pages, proxy }, TALL + ENTRANCE);
    await waitForWidgets(page, 'reveal', 'reveal');
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    expect(await page.evaluate(opacityOf('#late'))).toBe('1');
  });

  test('leaves nothing, and can be mounted again', async ({ page, pages, proxy }) => {
    await openWidgets({ page, pages, proxy }, TALL + ENTRANCE + COUNTER + BAR, { tag: 'async data-auto="false"' });
    const before = await readContent(page);
    for (const _ of [1, 2]) {
      await page.evaluate(() => void window.mountkit.scan());
      await waitForWidgets(page, 'reveal', 'reveal', 'counter', 'progress');
      expect(await readContent(page)).not.toBe(before);
      expect(await unmountAll(page)).toBe(before);
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    }
  });

  test('reports what it cannot read, once, and shows the page as it is', async ({ page, pages, proxy, watch }) => {
    const body = `<p data-mountkit="reveal" data-animation="explode">One</p><p id="n" data-mountkit="counter">many</p>
      <div data-mountkit="progress" data-value="7"></div><p data-mountkit="reveal" data-speed="9">Two</p>`;
    await openWidgets({ page, pages, proxy }, body);
    await eventually(() => watch.reports.map((line) => line.replace(/^mountkit: /, '')).sort()).toEqual([
      'counter #n: the text is "many", expected a number',
      'progress #div: has no bar, expected an element in it',
      'reveal #p: data-animation is "explode", expected fade or fade-up or fade-down or fade-left or fade-right or zoom or none',
      'reveal #p: data-speed is "9", expected no such option',
    ]);
    expect(await page.locator('#n').textContent()).toBe('many');
  });
});

/** Markup as the page builder prints it. */
const builder = (inside: string, settings = '{}', classes = '') =>
  `<div class="elementor-element elementor-element-a1 elementor-widget ${classes}" data-id="a1" data-element_type="widget" data-settings='${settings}'>${inside}</div>`;
const HIDING = `<style>.elementor-invisible { visibility: hidden } .animated { animation-duration: .2s } .fadeInUp { animation-name: up }
  @keyframes up { from { opacity: 0 } } .elementor-progress-bar { width: 0; height: 9px; background: teal }</style>`;
const DIALECT = { tag: 'async data-dialects="elementor"', head: HIDING };

describe("the page builder's markup", () => {
  const entrance = builder(
    '<h2 id="heading">Pots</h2>',
    '{"_animation":"fadeInUp","_animation_mobile":"none","_animation_delay":50}',
    'elementor-invisible',
  );
  const counter = builder(
    '<span class="elementor-counter-number" data-duration="200" data-to-value="9.75" data-from-value="1.5" data-delimiter=",">1.5</span>',
  );
  const bar = builder(
    '<div class="elementor-progress-wrapper" role="progressbar" aria-label="Clay" aria-valuemin="0" aria-valuemax="100" aria-valuenow="75" style="width: 400px"><div class="elementor-progress-bar" data-max="75"></div></div>',
  );

  for (const [what, file] of [
    ['its entrance', /\/chunks\/reveal-/],
    ['what the dialect makes of it', /\/chunks\/lazy-dialect-elementor-reveal-/],
  ] as const) {
    test(`what enters is seen where ${what} could not be loaded`, async ({ page, pages, proxy }) => {
      await page.route(file, (route) => route.abort());
      await openWidgets({ page, pages, proxy }, entrance, DIALECT);
      await page.locator('#heading').waitFor({ state: 'visible' });
    });
  }

  test('enters by its own classes, counts and grows', async ({ page, pages, proxy, watch }) => {
    await openWidgets({ page, pages, proxy }, TALL + entrance + counter + bar + TALL, DIALECT);
    await eventually(() => page.locator('.elementor-counter-number').textContent()).toBe('9.75');
    expect(await page.locator('.elementor-invisible').count()).toBe(1);
    await scrollTo(page, 1800);
    await page.locator('.animated.fadeInUp:not(.elementor-invisible)').waitFor();
    await eventually(() => page.locator('.elementor-counter-number').innerHTML()).toBe('9.75');
    await eventually(() => page.evaluate(widthOf('.elementor-progress-bar'))).toBe(300);
    expect(watch.reports).toEqual([]);
  });

  test('is shown without motion where this device has none', async ({ page, pages, proxy }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await openWidgets({ page, pages, proxy }, entrance, DIALECT);
    await page.locator('#heading').waitFor({ state: 'visible' });
    expect(await page.locator('.animated').count()).toBe(0);
  });

  test('is found when it comes later, and is left to the builder’s own script where that is on the page', async ({
    page,
    pages,
    proxy,
  }) => {
    await openWidgets({ page, pages, proxy }, '<p>Words</p>', DIALECT);
    await page.waitForFunction(() => 'version' in window.mountkit);
    await page.evaluate((html) => document.querySelector('main')?.insertAdjacentHTML('beforeend', html), entrance);
    await page.locator('.animated.fadeInUp').waitFor();

    const theirs =
      '<script type="text/plain" data-src="/wp-content/plugins/elementor/assets/js/frontend.min.js"></script>';
    await openWidgets({ page, pages, proxy }, entrance + theirs, DIALECT);
    await page.waitForFunction(() => 'version' in window.mountkit);
    await page.waitForLoadState('networkidle');
    expect(await page.locator('.elementor-invisible').count()).toBe(1);
  });
});
