import { at } from '../root.mjs';

const layer = (name) => at(`packages/mountkit/src/preact/${name}.ts`);

/** The script tag's React: a thin layer over preact. */
export const preact = [
  { find: /^react\/jsx-runtime$/, replacement: layer('jsx-runtime') },
  { find: /^react-dom\/client$/, replacement: layer('react-dom-client') },
  { find: /^react-dom$/, replacement: layer('react-dom') },
  { find: /^react$/, replacement: layer('react') },
];

/** Our packages, as their sources. */
export const sources = [
  { find: /^@mountkit\/core\/logic$/, replacement: at('packages/core/src/logic/index.ts') },
  { find: /^@mountkit\/([a-z-]+)\/(react|links)$/, replacement: at('packages/$1/src/$2/index.ts') },
  { find: /^@mountkit\/(page-widgets|shop-cart)\/([a-z-]+)$/, replacement: at('packages/$1/src/$2/index.ts') },
  {
    find: /^@mountkit\/forms-embed\/(access|prepare|rules|server)$/,
    replacement: at('packages/forms-embed/src/$1.ts'),
  },
  { find: /^@mountkit\/([a-z-]+)$/, replacement: at('packages/$1/src/index.ts') },
];
