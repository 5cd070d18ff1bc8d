import { findMark, recordTrace, sumScript } from './trace.mjs';

/** What is read of something that ends in a layout. */
export const WORK_METRICS = [
  { key: 'total', label: 'to laid out, ms', digits: 1 },
  { key: 'work', label: 'work, ms', digits: 1 },
  { key: 'script', label: 'script, ms', digits: 1 },
];

/** Measures an action between the marks `begin` and `end` that answers how long it took until it was laid out. */
export async function measureWork(browser, page, action) {
  const { result, events } = await recordTrace(browser, page, action);
  const begin = findMark(events, 'begin');
  return {
    total: result,
    work: (findMark(events, 'laid-out') - begin) / 1000,
    script: sumScript(events, begin, findMark(events, 'end')),
  };
}
