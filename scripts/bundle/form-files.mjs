// Which file of a form holds what several of its files share: one that is loaded whenever they are. By the name of the file,
// the ends of the modules' paths.
export const FORM_FILES = {
  forms: ['has-kept-values', 'dom/listen', 'open-stores'],
  'after-ready': ['page-queue', 'page-config', 'dom/consent'],
  'first-focus': ['dom/storage', 'keep-values', 'show-thanks', 'may-keep', 'ui/full/note'],
  'open-full-form': ['on-demand/prefill', 'state/sight', 'read-value'],
  'form-style': ['scope-styles'],
  extras: ['quote', 'http-base', 'text-limits', 'own-address', 'add-script'],
};
