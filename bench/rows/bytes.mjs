import { checkAhead } from '../harness/aims.mjs';

const metrics = [
  { key: 'raw', label: 'raw', digits: 0, isRelative: false },
  { key: 'gzip', label: 'gzip', digits: 0, isRelative: false },
  { key: 'brotli', label: 'brotli', digits: 0, isRelative: false },
];

/** What a page with the form loads: every script, for mountkit the loader, the form's chunk and what that imports. */
export const row = {
  name: 'bytes',
  title: 'Script in bytes',
  isExact: true,
  cases: [{ key: 1, label: 'a form of one email field' }],
  metrics,
  run: (session, { name }) => session.measureScripts(name),
  checkAims: ([found]) => checkAhead(found, metrics[2]),
};
