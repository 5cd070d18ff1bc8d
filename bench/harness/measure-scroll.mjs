import { countForcedLayouts, countFrames, findMark, recordTrace, sumScript, sumScrollScript } from './trace.mjs';

/** Pixels of the page that are scrolled over, and how many of them in a second. */
const DISTANCE = 9_000;
const SPEED = 2_000;

/** Scrolls a page as a wheel does, and reads what ran meanwhile, by frame. */
export async function measureScroll(browser, page) {
  const client = await page.context().newCDPSession(page);
  const scroll = { x: 600, y: 400, yDistance: -DISTANCE, speed: SPEED, gestureSourceType: 'mouse' };
  const { events } = await recordTrace(browser, page, async () => {
    await page.evaluate(() => window.bench.mark('begin'));
    // On a page that scrolls without its main thread the browser may not tell that the gesture has ended.
    const done = client.send('Input.synthesizeScrollGesture', scroll).catch(() => {});
    await Promise.race([done, page.waitForTimeout(3 * (DISTANCE / SPEED) * 1000)]);
    await page.evaluate(() => window.bench.mark('end'));
  });
  const [begin, end] = [findMark(events, 'begin'), findMark(events, 'end')];
  const { top, longTasks, shift } = await page.evaluate(async () => ({
    ...(await window.bench.readDisturbance()),
    top: window.scrollY,
  }));
  if (top < DISTANCE / 2) throw new Error(`${page.url()}: scrolled to ${top}`);
  const frames = countFrames(events, begin, end);
  return {
    frames,
    perFrame: sumScrollScript(events, begin, end) / frames,
    script: sumScript(events, begin, end),
    forced: countForcedLayouts(events, begin, end),
    longTasks,
    shift,
  };
}
