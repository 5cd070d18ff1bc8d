import { popups } from '../contenders/popups/index.mjs';
import { checkAhead } from '../harness/aims.mjs';
import { median } from '../harness/statistics.mjs';
import { findMarks, recordTrace, sumScript } from '../harness/trace.mjs';

const metrics = [
  { key: 'first', label: 'first opened, script, ms', digits: 2 },
  { key: 'open', label: 'opened again, script, ms', digits: 2 },
  { key: 'close', label: 'closed, script, ms', digits: 2 },
];
const [, open, close] = metrics;

/** How often the dialog is opened and closed after the first time, and how long what is put off is waited for. */
const TIMES = 4;
const REST = 350;

/** Opening and closing of one of twenty, by the function that each has for it. mountkit's first time fetches its part. */
export const row = {
  name: 'popups',
  group: popups,
  only: ['dialog', 'mountkit', 'a11y-dialog', 'micromodal'],
  title: 'One of twenty dialogs (mountkit: armed popups)',
  cases: [{ key: 7, label: 'opened and closed' }],
  metrics,
  run: (session, { id }, index) =>
    session.withPage(async (page) => {
      await page.goto(`${session.url}/call/${id}`);
      await page.evaluate(() => window.bench.prepareArticle('plain'));
      const { events } = await recordTrace(session.browser, page, () =>
        page.evaluate((given) => window.bench.useDialog(given), { index, times: TIMES + 1, rest: REST }),
      );
      const between = (from, to) => {
        const ends = findMarks(events, to);
        return findMarks(events, from).map((start, at) => sumScript(events, start, ends[at]));
      };
      const [first, ...opened] = between('begin', 'opened');
      return { first, open: median(opened), close: median(between('opened', 'closed').slice(1)) };
    }),
  checkAims: ([found], baseline) => [open, close].flatMap((metric) => checkAhead(found, metric, baseline)),
};
