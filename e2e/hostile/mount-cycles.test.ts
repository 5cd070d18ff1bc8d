import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { builds } from '../harness/builds';
import { has } from '../harness/engines';
import { countMemory, findLeaks, measureHeap, takeHoldings, watchLeaks } from '../harness/leaks';
import { pageOf, tagOf } from '../harness/markup';
import { expect, test } from '../harness/test';
import { effort } from './effort';
import { everyWidget } from './every-widget';

/** What one cycle of all widgets may leave in memory, in bytes: what engines keep for themselves. One form holds more. */
const BYTES_A_CYCLE = 3000;

/** Puts every widget into the page and takes it out again, so many times; it is mounted and unmounted by the scanner. */
const mountAndUnmount = (page: Page, times: number) =>
  page.evaluate(async (times) => {
    const { mountkit } = window;
    const room = document.querySelector('#room') as Element;
    const { content } = document.querySelector('template') as HTMLTemplateElement;
    const apis = await Promise.all([
      mountkit.load('forms'),
      mountkit.load('links'),
      mountkit.load('popups'),
      mountkit.load('sticky'),
      mountkit.load('filters'),
      mountkit.load('cart'),
    ]);
    const handles = () => apis.flatMap(({ registry }) => [...registry.all()]);
    const until = async (count: number) => {
      const end = Date.now() + 10_000;
      while (handles().length !== count) {
        if (Date.now() > end) throw new Error(`${handles().length} widgets are mounted, expected ${count}`);
        await new Promise((resolve) => setTimeout(resolve));
      }
    };
    for (let time = 0; time < times; time++) {
      room.append(content.cloneNode(true));
      await until(content.childElementCount);
      await Promise.all(handles().map(({ ready }) => ready));
      room.replaceChildren();
      await until(0);
    }
  }, times);

describe.each(builds)('every widget, mounted and unmounted over and over with $name,', (build) => {
  test.override({ build });

  test('leaves nothing', { timeout: effort.timeout }, async ({ page, pages, proxy }) => {
    await watchLeaks(page.context());
    const body = `<div id="room"></div><template>${everyWidget(pages.url).join('')}</template>`;
    await page.goto(pages.add(pageOf({ head: tagOf(proxy.url), body })));
    await page.waitForFunction(() => 'version' in window.mountkit);
    await mountAndUnmount(page, 0);
    const before = await takeHoldings(page);
    const lookAround = async () => {
      const memory = await countMemory(page);
      const leaks = findLeaks(before, await takeHoldings(page)).filter((line) => !build.leaves.includes(line));
      return { ...memory, leaks, heap: has.heapSizes ? await measureHeap(page) : 0 };
    };

    const half = Math.ceil(effort.cycles / 2);
    await mountAndUnmount(page, half);
    const first = await lookAround();
    await mountAndUnmount(page, half);
    const second = await lookAround();

    expect(second.leaks).toEqual([]);
    // A library may hold on to what it drew last; whatever is left of each cycle makes more.
    expect(second.nodes - first.nodes).toBeLessThan(half);
    expect(second.listeners - first.listeners).toBeLessThan(half);
    // A page that has just been opened is still being warmed up.
    if (effort.measuresHeap) expect(second.heap - first.heap).toBeLessThanOrEqual(half * BYTES_A_CYCLE);
  });
});
