/** Twenty elements that move while the page is scrolled. */
export const motion = {
  name: 'motion',
  baseline: 'listener',
  contenders: [
    { name: 'listener', label: 'listener by hand', file: 'listener.mjs' },
    { name: 'mountkit', label: 'mountkit', file: 'mountkit.mjs' },
  ],
};
