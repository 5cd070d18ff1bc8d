import { brotliCompressSync } from 'node:zlib';
import { WIDGETS } from '../contenders/widgets/content.mjs';
import { widgets } from '../contenders/widgets/index.mjs';
import { checkLimit } from '../harness/aims.mjs';
import { findMark, recordTrace, sumScript } from '../harness/trace.mjs';

const metrics = [
  { key: 'script', label: 'script, ms', digits: 2 },
  { key: 'longTasks', label: 'long tasks', digits: 0, isRelative: false },
  { key: 'bytes', label: 'own script, bytes (brotli)', digits: 0, isRelative: false },
];
const [script, longTasks] = metrics;

/** What every page with a widget loads, whichever it is. */
const COMMON = /\/(?:mountkit|chunks\/(?:widgets|lazy-page-shared)-\w+)\.js$/;

/** One hundred of a widget, on a page that is there, by code that is loaded but for what is loaded when it is first used. */
export const row = {
  name: 'widgets',
  group: widgets,
  title: 'Mounting one hundred of a page widget',
  cases: Object.keys(WIDGETS).map((name) => ({ key: name, label: name })),
  metrics,
  run: (session, { id }, name) =>
    session.withPage(async (page) => {
      const bodies = [];
      page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        if (/^\/dist\//.test(pathname) && !COMMON.test(pathname)) bodies.push(response.body());
      });
      await page.goto(`${session.url}/call/${id}`);
      await page.evaluate((given) => window.bench.prepareWidgets(given), name);
      const { events, result } = await recordTrace(session.browser, page, () =>
        page.evaluate((given) => window.bench.mountWidgets(given), name),
      );
      const sizes = (await Promise.all(bodies)).map((body) => brotliCompressSync(body).length);
      return {
        script: sumScript(events, findMark(events, 'begin'), findMark(events, 'mounted')),
        longTasks: result.longTasks,
        bytes: sizes.reduce((sum, size) => sum + size, 0),
      };
    }),
  checkAims: (cases) =>
    cases.flatMap((found) => [...checkLimit(found, script, 50), ...checkLimit(found, longTasks, 0)]),
};
