import { median } from './statistics.mjs';
import { findKeys, recordTrace, sumHandling, sumScript } from './trace.mjs';

export const TYPING_METRICS = [
  { key: 'handling', label: 'key handled, ms', digits: 3 },
  { key: 'script', label: 'script, ms', digits: 3, isRelative: false },
];

/** The first keys are slower for everyone: code that has not run yet is compiled. */
const WARM_UP = 3;
const KEYS = 10;

/** Milliseconds between keys, a quick typist's; what a library puts off for less is in the time of its key. */
const GAP = 110;

/**
 * Real key presses into a field of a form. `handling` is all that the main thread does in a key's events: the browser's
 * editing and the page's script; `script` is the latter alone. Style, layout and paint are in neither.
 */
export async function measureTyping(browser, page, form) {
  const { events } = await recordTrace(browser, page, () => type(page, form));
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
}

async function type(page, form) {
  await page.evaluate((form) => window.bench.prepareTyping(form), form);
  for (let key = 0; key < WARM_UP + KEYS; key++) {
    await page.keyboard.press('a');
    await page.waitForTimeout(GAP);
  }
  const typed = await page.evaluate(() => window.bench.readTyped());
  if (typed.length !== WARM_UP + KEYS) throw new Error(`${page.url()}: typed ${JSON.stringify(typed)}`);
}
