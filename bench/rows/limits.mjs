import { createLarge, LARGE } from '../contenders/forms/create-large.mjs';
import { forms } from '../contenders/forms/index.mjs';
import { checkLimit, OURS } from '../harness/aims.mjs';
import { measureLongestTask } from '../harness/measure-tasks.mjs';

const metrics = [
  { key: 'longest', label: 'longest task, ms', digits: 0, isRelative: false },
  { key: 'clock', label: 'the same by the clock, ms', digits: 0, isRelative: false },
  { key: 'ready', label: 'to ready, ms', digits: 0, isRelative: false },
];
const [longest] = metrics;

/** Runs before the page: long tasks, as the browser counts them. */
const WATCH = () => {
  window.tasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.tasks.push(duration);
  }).observe({ type: 'longtask' });
};

/** In the page: draws a form and answers how long its longest task was by the clock, with those of the second after it. */
async function draw(options) {
  window.tasks.length = 0;
  const start = performance.now();
  const handle = window.mountkit.forms.mount('#stage', { provider: location.origin, ...options });
  await handle.ready;
  const ready = performance.now() - start;
  await window.bench.settle(1000);
  // The browser tells of no task that is shorter than 50 ms.
  return { clock: Math.max(0, ...window.tasks), ready };
}

/** Definitions that hold as much as they may. */
export const row = {
  name: 'limits',
  group: forms,
  only: [OURS],
  baseline: OURS,
  title: 'Forms of definitions at their limits',
  cases: Object.keys(LARGE).map((name) => ({ key: name, label: name })),
  metrics,
  run: (session, { id }, name) =>
    session.withPage(async (page) => {
      await page.addInitScript(WATCH);
      await page.goto(`${session.url}/call/${id}`);
      await page.evaluate(() => window.mountkit.load('forms').then(() => window.bench.settle(500)));
      const large = createLarge(name);
      const { result, longest } = await measureLongestTask(session.browser, page, () => page.evaluate(draw, large));
      return { ...result, longest };
    }),
  checkAims: (cases) => cases.flatMap((found) => checkLimit(found, longest, 200)),
};
