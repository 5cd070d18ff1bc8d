import { forms } from '../contenders/forms/index.mjs';
import { checkAhead } from '../harness/aims.mjs';

const metrics = [
  { key: 'raw', label: 'raw', digits: 0, isRelative: false },
  { key: 'gzip', label: 'gzip', digits: 0, isRelative: false },
  { key: 'brotli', label: 'brotli', digits: 0, isRelative: false },
];

/** What a page with the form loads: every script, for mountkit the loader, the form's chunk and what that imports. */
export const row = {
  name: 'bytes',
  group: forms,
  title: 'Script in bytes',
  isExact: true,
  cases: [{ key: 1, label: 'a form of one email field' }],
  metrics,
  run: (session, contender) => session.measureScripts(contender),
  checkAims: ([found], baseline) => checkAhead(found, metrics[2], baseline),
};
