import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { has } from './harness/engines';
import { eventually } from './harness/eventually';
import { findLeaks, takeHoldings, watchLeaks } from './harness/leaks';
import { tagOf } from './harness/markup';
import { expect, test } from './harness/test';
import { bare, drawFrames, STYLE, scrollTo, TALL, topOf, waitForReady } from './models/sticky-page';

/** A browser without timelines of the scroll. */
const OLD = '<script>delete window.ViewTimeline; delete window.ScrollTimeline;</script>';

const motionOf = (id: string, interactions: object, more: object = {}, attributes = 'class="bar"') =>
  `<div id="${id}" ${attributes} data-mountkit="motion" data-settings='${JSON.stringify({ interactions, ...more })}'></div>`;

const SCROLL = {
  scroll: {
    translateY: { speed: 4, affectedRange: { start: 20, end: 80 } },
    translateX: { speed: 2, direction: 'negative' },
    opacity: { level: 8, direction: 'out-in-out', affectedRange: { start: 30, end: 70 } },
    blur: { level: 5 },
    rotate: { speed: 1 },
    scale: { speed: 3 },
  },
};
const BODY = `${TALL}${motionOf('view', SCROLL)}${TALL}${motionOf('page', { scroll: { translateY: { speed: 3 } } }, { range: 'page' })}${TALL}`;

/** What an element looks like, as numbers in the order of the styles. */
const lookOf = (page: Page, id: string) =>
  page.evaluate((given) => {
    const { translate, opacity, filter, rotate, scale } = getComputedStyle(document.getElementById(given) as Element);
    return (
      [translate, opacity, filter, rotate, scale]
        .join(' ')
        .match(/-?[\d.]+/g)
        ?.map(Number) ?? []
    );
  }, id);

describe('motion', () => {
  test('follows the scroll by the formula, and the listener is where the timeline is', async ({
    context,
    page,
    pages,
    proxy,
    watch,
  }) => {
    const [timeline, listener] = [page, await context.newPage()];
    await timeline.goto(pages.add(bare({ head: STYLE + tagOf(proxy.url), body: BODY })));
    await listener.goto(pages.add(bare({ head: STYLE + OLD + tagOf(proxy.url), body: BODY })));
    for (const each of [timeline, listener]) {
      await waitForReady(each, 'motion');
      await eventually(() => each.evaluate(() => document.getAnimations().length)).toBe(2);
    }
    expect(await timeline.evaluate(() => 'ViewTimeline' in window)).toBe(has.scrollTimelines);
    await eventually(() => lookOf(listener, 'page')).not.toEqual([]);

    const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    for (const y of [0, 2200, 2400, 2650, 2800, 3050, 3100, end]) {
      for (const each of [timeline, listener]) {
        // What is in the background draws no frames.
        await each.bringToFront();
        await scrollTo(each, y);
      }
      const percent = ((900 - (3100 - y)) / 960) * 100;
      const inRange = Math.min(80, Math.max(20, percent));
      const [native, script] = [await lookOf(timeline, 'view'), await lookOf(listener, 'view')];
      for (const [index, value] of native.entries())
        expect(Math.abs(value - (script[index] ?? Number.NaN)), `${y}`).toBeLessThan(0.6);
      if (percent > 0 && percent < 100) expect(Math.abs((native[1] ?? 0) - -(inRange - 50) * 4)).toBeLessThan(1);
      const shift = -((y / end) * 100 - 50) * 3;
      for (const each of [timeline, listener])
        expect(Math.abs(((await lookOf(each, 'page'))[1] ?? 0) - shift)).toBeLessThan(1);
    }
    expect(watch.reports).toEqual([]);
  });

  test('is off for whoever wants less of it, at once', async ({ page, pages, proxy }) => {
    await page.goto(pages.add(bare({ head: STYLE + tagOf(proxy.url), body: BODY })));
    const count = () => page.evaluate(() => document.getAnimations().length);
    await eventually(count).toBe(2);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await eventually(count).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await eventually(count).toBe(2);
  });

  test('follows the pointer', async ({ page, pages, proxy }) => {
    const body =
      motionOf('track', { mouseMove: { translateXY: { speed: 1 } } }) + motionOf('tilt', { mouseMove: { tilt: {} } });
    await page.goto(pages.add(bare({ head: STYLE + tagOf(proxy.url), body })));
    await eventually(() => page.evaluate(() => document.getAnimations().length)).toBe(4);
    await page.mouse.move(1280 * 0.75, 900 * 0.25);
    await eventually(() => lookOf(page, 'track')).toEqual([-25, 25, 1]);
    const transform = await page.evaluate(() => getComputedStyle(document.getElementById('tilt') as Element).transform);
    expect(transform).toMatch(/^matrix3d/);
  });

  test('moves a background that is larger by speed times 10 percent', async ({ page, pages, proxy }) => {
    const attributes = 'style="height: 400px; background: url(data:image/png;base64,iVBORw0KGgo=) tan"';
    const body = `${TALL}${motionOf('box', { scroll: { translateY: { speed: 5 } } }, { background: true }, attributes)}${TALL}`;
    await page.goto(pages.add(bare({ head: STYLE + tagOf(proxy.url), body })));
    await page.locator('mountkit-layer').waitFor({ state: 'attached' });
    expect(await page.evaluate(() => document.querySelector('mountkit-layer')?.clientHeight)).toBe(600);
    await scrollTo(page, 3100 - 900 + 650);
    await eventually(async () => Math.round((await topOf(page, 'mountkit-layer')) - (await topOf(page, '#box')))).toBe(
      -100,
    );
  });

  test('moves an element and its background, each in its own way', async ({ page, pages, proxy, watch }) => {
    const attributes = 'style="height: 400px; background: url(data:image/png;base64,iVBORw0KGgo=) tan"';
    const more = { backgroundInteractions: { scroll: { translateY: { speed: 5 } } } };
    const body = `${TALL}${motionOf('box', { scroll: { rotate: { speed: 1 } } }, more, attributes)}${TALL}`;
    await page.goto(pages.add(bare({ head: STYLE + tagOf(proxy.url), body })));
    await page.locator('mountkit-layer').waitFor({ state: 'attached' });
    await eventually(() => page.evaluate(() => document.getAnimations().length)).toBe(2);
    await scrollTo(page, 3100 - 900 + 325);
    const angle = () => page.evaluate(() => getComputedStyle(document.querySelector('#box') as Element).rotate);
    await eventually(async () => Math.round(Number.parseFloat(await angle()))).toBe(25);
    const moved = await page.evaluate(
      () => getComputedStyle(document.querySelector('mountkit-layer') as Element).translate,
    );
    expect(Number.parseFloat(moved.split(' ')[1] ?? '')).not.toBe(0);
    await page.evaluate(() => window.mountkit.removeAll());
    expect(await page.locator('mountkit-layer').count()).toBe(0);
    expect(watch.reports).toEqual([]);
  });

  test('leaves nothing, by timeline and by listener', async ({ context, page, pages, proxy }) => {
    await watchLeaks(context);
    for (const old of ['', OLD]) {
      await page.goto(pages.add(bare({ head: STYLE + old + tagOf(proxy.url, 'async data-auto="off"'), body: BODY })));
      const run = () =>
        page.evaluate(async () => {
          const { mountMotion } = await window.mountkit.load('sticky');
          const pointer = { mouseMove: { translateXY: { speed: 1 } } };
          const options = { interactions: { scroll: { translateY: { speed: 4 } }, ...pointer } };
          const handles = [mountMotion('#view', options), mountMotion('#page', { ...options, background: true })];
          await Promise.all(handles.map(({ ready }) => ready));
          for (let frame = 0; frame < 60 && document.getAnimations().length < 6; frame++) {
            await new Promise(requestAnimationFrame);
          }
          const count = document.getAnimations().length;
          window.mountkit.removeAll();
          return count;
        });
      expect(await run()).toBe(6);
      const before = await takeHoldings(page);
      expect(await run()).toBe(6);
      expect(findLeaks(before, await takeHoldings(page))).toEqual([]);
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    }
  });

  test('tells once of what is no effect', async ({ page, pages, proxy, watch }) => {
    const body = motionOf('box', { scroll: { wobble: {}, translateY: { speed: 'fast' } } }, { colour: 1 });
    await page.goto(pages.add(bare({ head: STYLE + tagOf(proxy.url), body })));
    await eventually(() => [...watch.reports].sort()).toEqual([
      expect.stringContaining('motion #box: data-settings.colour'),
      expect.stringContaining('motion #box: interactions.scroll.translateY.speed cannot be used'),
      expect.stringContaining('motion #box: interactions.scroll.wobble cannot be used'),
    ]);
    await drawFrames(page);
  });
});
