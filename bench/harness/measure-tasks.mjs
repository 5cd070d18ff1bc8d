const CATEGORIES = ['disabled-by-default-devtools.timeline', 'blink.user_timing'];

/** How long the longest task of the page's main thread took while `action` ran, in milliseconds of processor time. */
export async function measureLongestTask(browser, page, action) {
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.evaluate(() => performance.mark('begin'));
  const result = await action();
  const { traceEvents } = JSON.parse(await browser.stopTracing());
  const { pid, tid, tts } = traceEvents.find(({ cat, name }) => cat === 'blink.user_timing' && name === 'begin');
  const tasks = traceEvents.filter(
    (event) => event.name === 'RunTask' && event.pid === pid && event.tid === tid && event.tts >= tts,
  );
  return { result, longest: Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000 };
}
