import { checkAhead, checkRatio } from '../harness/aims.mjs';
import { createFields } from '../harness/fields.mjs';
import { findMark, recordTrace, sumScript } from '../harness/trace.mjs';

const metrics = [
  { key: 'total', label: 'to laid out, ms', digits: 1 },
  { key: 'work', label: 'work, ms', digits: 1 },
  { key: 'script', label: 'script, ms', digits: 1 },
];
const [, work] = metrics;

/**
 * Drawing of text fields, all required, by code that is loaded already. `total` is by the clock and has mountkit's
 * request for the definition in it; `work` is what the main thread worked from the call until the form was laid out;
 * `script` is the script alone, with what follows the first layout.
 */
export const row = {
  name: 'render',
  title: 'Render (mountkit fetches the definition, the others have it in hand)',
  cases: [10, 100, 500].map((count) => ({ key: count, label: `${count} text fields` })),
  metrics,
  run: (session, { name }, count) =>
    session.withPage(async (page) => {
      await page.goto(`${session.url}/call/${name}`);
      const { result, events } = await recordTrace(session.browser, page, () =>
        page.evaluate((fields) => window.bench.measureRender(fields), createFields(count)),
      );
      const begin = findMark(events, 'begin');
      return {
        total: result,
        work: (findMark(events, 'laid-out') - begin) / 1000,
        script: sumScript(events, begin, findMark(events, 'end')),
      };
    }),
  checkAims: (cases) => [
    ...cases.filter(({ key }) => key === 100).flatMap((found) => checkRatio(found, work, 2)),
    ...cases.flatMap((found) => checkAhead(found, work)),
  ],
};
