import { createForm } from '../contenders/forms/create-form.mjs';
import { forms } from '../contenders/forms/index.mjs';
import { checkAhead, checkRatio } from '../harness/aims.mjs';
import { measureWork, WORK_METRICS } from '../harness/measure-work.mjs';

const [, work] = WORK_METRICS;

/**
 * Drawing of text fields, all required, by code that is loaded already and from a definition that is in hand. `total` is
 * by the clock; `work` is what the main thread worked from the call until the form was laid out; `script` is the script
 * alone, with what follows the first layout.
 */
export const row = {
  name: 'render',
  group: forms,
  title: 'Render of a definition that is in hand',
  cases: [10, 100, 500].map((count) => ({ key: count, label: `${count} text fields` })),
  metrics: WORK_METRICS,
  run: (session, { id }, count) =>
    session.withPage(async (page) => {
      await page.goto(`${session.url}/call/${id}`);
      return measureWork(session.browser, page, () =>
        page.evaluate((form) => window.bench.measureRender(form), createForm('text', count)),
      );
    }),
  checkAims: (cases, baseline) => [
    ...cases.filter(({ key }) => key === 100).flatMap((found) => checkRatio(found, work, { limit: 2, baseline })),
    ...cases.flatMap((found) => checkAhead(found, work, baseline)),
  ],
};
