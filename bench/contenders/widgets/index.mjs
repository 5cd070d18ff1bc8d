/** One hundred of each family of page widgets: their markup alone, and mounted. */
export const widgets = {
  name: 'widgets',
  baseline: 'markup',
  contenders: [
    { name: 'markup', label: 'markup alone', file: 'markup.mjs' },
    { name: 'mountkit', label: 'mountkit', file: 'mountkit.mjs' },
  ],
};
