import { createForm } from '../contenders/forms/create-form.mjs';
import { forms } from '../contenders/forms/index.mjs';
import { checkAhead, checkSteady } from '../harness/aims.mjs';
import { measureTyping, TYPING_METRICS } from '../harness/measure-typing.mjs';

const script = { ...TYPING_METRICS[1], isRelative: true };

/** Keys into a field that shows another one for one answer, in a form where every fifth field is shown by another. */
export const row = {
  name: 'dependents',
  group: forms,
  only: ['mountkit', 'react-controlled', 'react-hook-form', 'surveyjs', 'formio'],
  baseline: 'react-hook-form',
  title: 'Keystroke where fields depend on fields',
  cases: [
    { key: 10, label: '10 fields, 2 of them dependents' },
    { key: 1000, label: '1,000 fields, 200 of them dependents' },
  ],
  metrics: [{ ...TYPING_METRICS[0], isRelative: true }, script],
  run: (session, { id }, count) =>
    session.withPage(async (page) => {
      page.setDefaultTimeout(120_000);
      await page.goto(`${session.url}/call/${id}`);
      return measureTyping(session.browser, page, createForm('dependents', count));
    }),
  checkAims: (cases) => [...checkSteady(cases, script, 1.5), ...cases.flatMap((found) => checkAhead(found, script))],
};
