import { readFileSync } from 'node:fs';
import { recorded } from '../contenders/recorded/index.mjs';
import { listRecorded } from '../contenders/recorded/read-recorded.mjs';
import { checkRatio } from '../harness/aims.mjs';
import { findMark, recordTrace, sumScript } from '../harness/trace.mjs';

const metrics = [
  { key: 'bytes', label: 'script, bytes (brotli)', digits: 0 },
  { key: 'requests', label: 'requests for scripts', digits: 0 },
  { key: 'script', label: 'script, ms', digits: 1 },
  { key: 'blocking', label: 'blocking time, ms', digits: 0, isRelative: false },
  { key: 'shift', label: 'layout shift', digits: 4, isRelative: false },
];
const [bytes, , script] = metrics;

/** The page is as it was recorded: what is asked of it from outside is put in before it loads. */
const IN_PAGE = `${readFileSync(new URL('../harness/in-page.js', import.meta.url))};performance.mark('begin')`;

/** How much slower the processor is. */
const SLOWER = 4;

/** Milliseconds that the page has to come to rest. */
const REST = 4000;

const LIMITS = [
  [bytes, 0.3],
  [script, 0.3],
];

export const row = {
  name: 'recorded',
  group: recorded,
  title: 'Pages of a real site, on a processor that is four times slower',
  /** Left out without the option of this name, whose folder has the cases. */
  needs: 'recorded',
  cases: listRecorded,
  metrics,
  run: (session, { name }, key) =>
    session.withPage(async (page) => {
      const scripts = [];
      page.on('requestfinished', (request) => {
        if (request.resourceType() === 'script' && !request.url().startsWith('blob:')) scripts.push(request.sizes());
      });
      await page.addInitScript(IN_PAGE);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      const { events, result } = await recordTrace(session.browser, page, async () => {
        await page.goto(`${session.url}/recorded/${key}/${name}`);
        await page.waitForTimeout(REST);
        await page.evaluate(() => window.bench.mark('end'));
        return page.evaluate(() => window.bench.readDisturbance());
      });
      // The server sends each compressed.
      const sizes = await Promise.all(scripts);
      return {
        bytes: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0),
        requests: sizes.length,
        script: sumScript(events, findMark(events, 'begin'), findMark(events, 'end')),
        blocking: result.blocking,
        shift: result.shift,
      };
    }),
  checkAims: (cases, baseline) =>
    cases.flatMap((found) => LIMITS.flatMap(([metric, limit]) => checkRatio(found, metric, { limit, baseline }))),
};
