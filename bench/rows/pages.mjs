import { createForm } from '../contenders/forms/create-form.mjs';
import { forms } from '../contenders/forms/index.mjs';
import { checkAhead } from '../harness/aims.mjs';
import { measureWork, WORK_METRICS } from '../harness/measure-work.mjs';

const [, work] = WORK_METRICS;

/** From the press on what leads to the next page of a form, until the last field of that page is laid out. */
export const row = {
  name: 'pages',
  group: forms,
  only: ['mountkit', 'react-hook-form', 'surveyjs', 'formio'],
  baseline: 'react-hook-form',
  title: 'Change of page',
  cases: [
    { key: 40, label: '2 pages of 20 fields' },
    { key: 200, label: '10 pages of 20 fields' },
  ],
  metrics: WORK_METRICS,
  run: (session, { id }, count) =>
    session.withPage(async (page) => {
      await page.goto(`${session.url}/call/${id}`);
      const form = createForm('pages', count);
      await page.evaluate((form) => window.bench.drawForm(form), form);
      return measureWork(session.browser, page, () =>
        page.evaluate((form) => window.bench.measureNextPage(form), form),
      );
    }),
  checkAims: (cases) => cases.flatMap((found) => checkAhead(found, work)),
};
