import { brotliCompressSync } from 'node:zlib';
import { storefront } from '../contenders/storefront/index.mjs';
import { checkLimit, OURS } from '../harness/aims.mjs';
import { startExampleServer } from '../harness/start-example-server.mjs';

const metrics = [
  { key: 'blocking', label: 'blocking time, ms', digits: 0 },
  { key: 'shift', label: 'layout shift', digits: 3 },
  { key: 'bytes', label: 'script, bytes (brotli)', digits: 0 },
  { key: 'globals', label: 'globals', digits: 0 },
];

/** Limits of the metrics, in their order. */
const LIMITS = [0, 0, 40_000, 1];

/** How much slower the processor is. */
const SLOWER = 4;

/** Milliseconds that the page has to come to rest. */
const REST = 8000;

const TAG = /<script[^>]*src="\/mountkit\/mountkit\.js"[^>]*><\/script>/;

/** What the page itself declares: the objects that the shop's server prints, and the queue for our global. */
const OF_THE_PAGE = /^(?:wc|woocommerce)_/;

/** Runs before the page: what is there already, long tasks and layout shifts. */
const WATCH = `(() => {
  const before = new Set(Object.getOwnPropertyNames(window));
  const found = { blocking: 0, shift: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) found.blocking += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) found.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  window[Symbol.for('bench')] = () => ({
    ...found,
    globals: Object.getOwnPropertyNames(window).filter((name) => !before.has(name)),
  });
})()`;

let server;

async function run(session, { name }) {
  if (!server) {
    server = startExampleServer();
    session.atEnd(async () => (await server).close());
  }
  const { url } = await server;
  return session.withPage(async (page) => {
    const bodies = [];
    page.on('response', (response) => {
      if (/\/mountkit\/.*\.js$/.test(response.url())) bodies.push(response.body());
    });
    await page.addInitScript(WATCH);
    if (name !== OURS) {
      await page.route(`${url}/storefront/`, async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: (await answer.text()).replace(TAG, '') });
      });
    }
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(`${url}/storefront/`);
    await page.waitForTimeout(REST);
    const found = await page.evaluate('window[Symbol.for("bench")]()');
    const scripts = await Promise.all(bodies);
    return {
      ...found,
      globals: found.globals.filter((each) => !OF_THE_PAGE.test(each)).length,
      bytes: scripts.reduce((sum, script) => sum + brotliCompressSync(script).length, 0),
    };
  });
}

export const row = {
  name: 'storefront',
  group: storefront,
  title: 'The front page of a shop, five widgets on it, on a processor that is four times slower',
  cases: [{ key: 'load', label: 'load' }],
  metrics,
  run,
  checkAims: ([found]) => metrics.flatMap((metric, index) => checkLimit(found, metric, LIMITS[index])),
};
