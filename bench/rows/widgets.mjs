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

/** Runs one hundred of a widget; `isCounted` says which files are its own. */
function runWith(isCounted) {
  return (session, { id }, name) =>
    session.withPage(async (page) => {
      const bodies = [];
      page.on('response', (response) => {
        if (isCounted.test(new URL(response.url()).pathname)) bodies.push(response.body());
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
    });
}

/** One hundred of a widget, on a page that is there, by code that is loaded but for what is loaded when it is first used. */
export const row = {
  name: 'widgets',
  group: widgets,
  only: ['markup', 'mountkit'],
  title: 'Mounting one hundred of a page widget',
  cases: Object.keys(WIDGETS).map((name) => ({ key: name, label: name })),
  metrics,
  run: runWith(/^\/dist\/(?!mountkit\.js|chunks\/(?:widgets|widget-kit|lazy-page-shared)-)/),
  checkAims: (cases) =>
    cases.flatMap((found) => [...checkLimit(found, script, 50), ...checkLimit(found, longTasks, 0)]),
};

/** The library that does the same as a widget. */
const PEERS = {
  carousel: 'swiper',
  counter: 'countup',
  toc: 'tocbot',
  headline: 'typed',
  posts: 'masonry',
  video: 'lite-youtube',
};

/** All that a page loads for one of them: the library's bundle, or ours with the loader and what our widgets share. */
const ALL = /^\/(?:dist\/|bundles\/call\/widgets\/(?!mountkit))/;

/** The same beside a library, a row for each. */
export const peerRows = Object.entries(PEERS).map(([name, peer]) => ({
  ...row,
  name: `widgets-${name}`,
  only: [peer, 'mountkit'],
  baseline: peer,
  title: 'Mounting one hundred, beside a library',
  cases: [{ key: name, label: name }],
  metrics: [script, longTasks, { key: 'bytes', label: 'all script, bytes (brotli)', digits: 0 }],
  run: runWith(ALL),
}));
