import { readRecorded } from './read-recorded.mjs';

/** Pages of a real site, recorded by `record-pages.mjs`: with the site's own scripts, or with the tag in their place. */
export const recorded = {
  name: 'recorded',
  baseline: 'own',
  contenders: [
    { name: 'own', label: "the site's own scripts", file: 'nothing.mjs' },
    { name: 'mountkit', label: 'mountkit', file: 'nothing.mjs' },
  ],
  prepare: readRecorded,
};
