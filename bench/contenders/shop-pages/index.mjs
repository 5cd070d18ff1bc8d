import { readRecorded } from './read-recorded.mjs';

/** Pages of a real shop, recorded by `record-pages.mjs`: with the shop's own scripts, or with the tag in their place. */
export const shopPages = {
  name: 'shop-pages',
  baseline: 'own',
  contenders: [
    { name: 'own', label: "the shop's own scripts", file: 'nothing.mjs' },
    { name: 'mountkit', label: 'mountkit', file: 'nothing.mjs' },
  ],
  prepare: readRecorded,
};
