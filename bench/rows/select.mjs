import { createForm } from '../contenders/forms/create-form.mjs';
import { forms } from '../contenders/forms/index.mjs';
import { checkAhead } from '../harness/aims.mjs';
import { findMark, recordTrace, sumScript } from '../harness/trace.mjs';

const metrics = [
  { key: 'work', label: 'render work, ms', digits: 1 },
  { key: 'script', label: 'render script, ms', digits: 1 },
  { key: 'choose', label: 'choose, script, ms', digits: 3, isRelative: false },
];
const [work, , choose] = metrics;

/** Which options are chosen, one after the other; the first for warmth. */
const CHOICES = [7, 2500, 4999, 1, 3000, 10];

/** A select of many options, the browser's own in every form: drawn, then used. */
export const row = {
  name: 'select',
  group: forms,
  // form.io takes longer than all the others together.
  only: ['static', 'mountkit', 'react-uncontrolled', 'react-controlled', 'react-hook-form', 'surveyjs'],
  title: 'A select (mountkit fetches the definition, the others have it in hand)',
  cases: [{ key: 5000, label: '5,000 options' }],
  metrics,
  run: (session, { id }, count) =>
    session.withPage(async (page) => {
      await page.goto(`${session.url}/call/${id}`);
      const { result, events } = await recordTrace(session.browser, page, async () => {
        await page.evaluate((form) => window.bench.measureRender(form), createForm('select', count));
        return page.evaluate((choices) => window.bench.chooseOptions(choices), CHOICES);
      });
      if (result !== CHOICES.at(-1)) throw new Error(`${page.url()}: option ${result} is chosen`);
      const begin = findMark(events, 'begin');
      return {
        work: (findMark(events, 'laid-out') - begin) / 1000,
        script: sumScript(events, begin, findMark(events, 'end')),
        choose: sumScript(events, findMark(events, 'choose'), findMark(events, 'chosen')) / CHOICES.length,
      };
    }),
  checkAims: ([found], baseline) => [...checkAhead(found, work, baseline), ...checkAhead(found, choose, baseline)],
};
