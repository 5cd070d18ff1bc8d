import { OURS } from '../contenders/index.mjs';
import { checkAhead, checkRatio } from '../harness/aims.mjs';
import { createFields } from '../harness/fields.mjs';
import { median } from '../harness/statistics.mjs';
import { findKeys, recordTrace, sumHandling, sumScript } from '../harness/trace.mjs';

const metrics = [
  { key: 'handling', label: 'key handled, ms', digits: 3 },
  { key: 'script', label: 'script, ms', digits: 3, isRelative: false },
];
const [handling, script] = metrics;

/** The first keys are slower for everyone: code that has not run yet is compiled. */
const WARM_UP = 3;
const KEYS = 10;

/** Milliseconds between keys, a quick typist's; what a library puts off for less is in the time of its key. */
const GAP = 110;

/** The same in a form of any size: at 500 fields at most half as much again as at 10. */
const STEADY = 1.5;

/**
 * Real key presses into the field in the middle. `handling` is all that the main thread does in a key's events: the
 * browser's editing and the page's script; `script` is the latter alone. Style, layout and paint are in neither.
 */
export const row = {
  name: 'keystroke',
  title: 'Keystroke',
  cases: [10, 100, 500].map((count) => ({ key: count, label: `in a form of ${count} text fields` })),
  metrics,
  run: (session, { name }, count) =>
    session.withPage(async (page) => {
      await page.goto(`${session.url}/call/${name}`);
      const { events } = await recordTrace(session.browser, page, () => type(page, count));
      const starts = findKeys(events);
      const times = starts.slice(WARM_UP).map((start, index) => {
        const end = starts[WARM_UP + index + 1] ?? Number.POSITIVE_INFINITY;
        return { handling: sumHandling(events, start, end), script: sumScript(events, start, end) };
      });
      // The last one's time would have the end of the trace in it.
      times.pop();
      return {
        handling: median(times.map((time) => time.handling)),
        script: median(times.map((time) => time.script)),
      };
    }),
  checkAims: (cases) => [
    ...cases.flatMap((found) => checkRatio(found, handling, 2)),
    ...checkSteady(cases),
    ...cases.flatMap((found) => checkAhead(found, script)),
  ],
};

async function type(page, count) {
  await page.evaluate((fields) => window.bench.prepareTyping(fields), createFields(count));
  for (let key = 0; key < WARM_UP + KEYS; key++) {
    await page.keyboard.press('a');
    await page.waitForTimeout(GAP);
  }
  const typed = await page.evaluate(() => window.bench.readTyped());
  if (typed.length !== WARM_UP + KEYS) throw new Error(`${page.url()}: typed ${JSON.stringify(typed)}`);
}

function checkSteady(cases) {
  const read = (count) =>
    cases.find(({ key }) => key === count)?.results.find(({ name }) => name === OURS)?.handling.median;
  const growth = read(500) / read(10);
  if (Number.isNaN(growth)) return [];
  const text = `500 fields, key handled: ${growth.toFixed(2)}x of 10 fields, at most ${STEADY}x`;
  return [{ text, isMet: growth <= STEADY }];
}
