/** Twenty dialogs on one page. */
export const popups = {
  name: 'popups',
  baseline: 'dialog',
  contenders: [
    { name: 'dialog', label: 'bare <dialog>', file: 'dialog.mjs' },
    { name: 'mountkit', label: 'mountkit', file: 'mountkit.mjs' },
    { name: 'a11y-dialog', label: 'a11y-dialog', file: 'a11y-dialog.mjs' },
    { name: 'micromodal', label: 'micromodal', file: 'micromodal.mjs' },
    { name: 'listener', label: 'listener by hand', file: 'listener.mjs' },
  ],
};
