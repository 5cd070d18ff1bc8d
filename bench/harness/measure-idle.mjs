import { countWakes, findMark, recordTrace } from './trace.mjs';

/** Milliseconds that a page is left alone. */
const REST = 1_500;

/** How often timers and frame callbacks run in a page that nobody touches. */
export async function measureIdle(browser, page) {
  const mark = (name) => page.evaluate((name) => window.bench.mark(name), name);
  const { events } = await recordTrace(browser, page, async () => {
    await mark('begin');
    await page.waitForTimeout(REST);
    await mark('end');
  });
  return countWakes(events, findMark(events, 'begin'), findMark(events, 'end'));
}
