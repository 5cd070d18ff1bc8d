/** The example server's front page with five widgets: as it is, and without its tag. */
export const storefront = {
  name: 'storefront',
  baseline: 'without',
  contenders: [
    { name: 'without', label: 'without the tag', file: 'nothing.mjs' },
    { name: 'mountkit', label: 'mountkit', file: 'nothing.mjs' },
  ],
};
