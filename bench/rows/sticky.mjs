import { sticky } from '../contenders/sticky/index.mjs';
import { checkAhead, checkLimit } from '../harness/aims.mjs';
import { measureScroll } from '../harness/measure-scroll.mjs';

const metrics = [
  { key: 'perFrame', label: 'script by scroll, ms a frame', digits: 4 },
  { key: 'script', label: 'all script, ms', digits: 2, isRelative: false },
  { key: 'longTasks', label: 'long tasks', digits: 0, isRelative: false },
  { key: 'shift', label: 'layout shift', digits: 3, isRelative: false },
];
const [perFrame, script, longTasks, shift] = metrics;

const createRow = (row) => ({
  group: sticky,
  metrics,
  run: (session, { id }, article) =>
    session.withPage(async (page) => {
      await page.goto(`${session.url}/call/${id}`);
      await page.evaluate((article) => window.bench.prepareArticle(article), article);
      const found = await measureScroll(session.browser, page);
      await page.evaluate(() => window.scrollTo(0, 5_040));
      await page.evaluate(() => window.bench.settle());
      if (!(await page.evaluate(() => window.bench.isStuck()))) throw new Error(`${page.url()}: no bar sticks`);
      return found;
    }),
  ...row,
});

/** A wheel over a page of 10,000 px with 100 elements that can stick natively. */
export const row = createRow({
  name: 'sticky',
  title: 'Scrolling with 100 natively sticky elements',
  cases: [{ key: 'reachable', label: '9,000 px' }],
  checkAims: ([found], baseline) => [
    ...[perFrame, longTasks, shift].flatMap((metric) => checkLimit(found, metric, 0)),
    ...checkAhead(found, script, baseline),
  ],
});

/** The same with 100 that their own boxes would hold back: only script can place them. */
export const fallbackRow = createRow({
  name: 'sticky-fallback',
  title: 'Scrolling with 100 elements that only script can hold',
  only: ['mountkit', 'sticky-sidebar'],
  baseline: 'sticky-sidebar',
  cases: [{ key: 'unreachable', label: '9,000 px' }],
  checkAims: ([found]) => [
    ...checkLimit(found, perFrame, 0.3),
    ...[longTasks, shift].flatMap((metric) => checkLimit(found, metric, 0)),
    ...checkAhead(found, script),
  ],
});
