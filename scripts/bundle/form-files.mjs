// Which file of a form holds what several of its files share: one that is loaded whenever they are. Ends of the modules'
// paths, by the name of the file.

export const FORM_FILES = {
  forms: ['has-kept-values', 'dom/listen', 'open-stores'],
  'after-ready': ['page-queue', 'dom/consent', 'page-config'],
  'first-focus': [
    'dom/storage',
    'keep-values',
    'show-thanks',
    'accept-value',
    'ui/full/note',
    'may-keep',
    'english-kept',
  ],
  'open-full-form': ['on-demand/prefill', 'state/sight', 'read-value'],
  'form-style': ['scope-styles'],
  extras: [
    'quote',
    'http-base',
    'text-limits',
    'own-markup',
    'own-address',
    'core/src/logic/foreign',
    'policy',
    'add-script',
  ],
};
