import { createForm } from '../contenders/forms/create-form.mjs';
import { forms } from '../contenders/forms/index.mjs';
import { checkAhead, checkRatio, checkSteady } from '../harness/aims.mjs';
import { measureTyping, TYPING_METRICS } from '../harness/measure-typing.mjs';

const [handling, script] = TYPING_METRICS;

/** Real keys into the field in the middle; in a form of any size the same: at 500 fields at most half as much again. */
export const row = {
  name: 'keystroke',
  group: forms,
  title: 'Keystroke',
  cases: [10, 100, 500].map((count) => ({ key: count, label: `in a form of ${count} text fields` })),
  metrics: TYPING_METRICS,
  run: (session, { id }, count) =>
    session.withPage(async (page) => {
      await page.goto(`${session.url}/call/${id}`);
      return measureTyping(session.browser, page, createForm('text', count));
    }),
  checkAims: (cases, baseline) => [
    ...cases.flatMap((found) => checkRatio(found, handling, { limit: 2, baseline })),
    ...checkSteady(cases, handling, 1.5),
    ...cases.flatMap((found) => checkAhead(found, script, baseline)),
  ],
};
