/** A bar in each of a hundred sections that sticks while its section is there. */
export const sticky = {
  name: 'sticky',
  baseline: 'css',
  contenders: [
    { name: 'css', label: 'CSS alone', file: 'css.mjs' },
    { name: 'mountkit', label: 'mountkit', file: 'mountkit.mjs' },
    { name: 'stickybits', label: 'stickybits', file: 'stickybits.mjs' },
    { name: 'sticky-sidebar', label: 'sticky-sidebar', file: 'sticky-sidebar.mjs' },
  ],
};
