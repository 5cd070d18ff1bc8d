// Which file of a form holds what several of its files share: one that is loaded whenever they are. By the name of the file,
// the ends of the modules' paths.
export const FORM_FILES = {
  forms: ['has-kept-values', 'open-stores', 'react-dom/index'],
  'after-ready': ['submission/redirect', 'page-queue', 'page-config', 'dom/consent', 'dom/listen', 'preact/react-dom'],
  'first-focus': [
    'send-submission',
    'compose-context',
    'page-facts',
    'submission-answer',
    'dom/storage',
    'may-keep',
    'controls/keep-values',
    'show-thanks',
  ],
  prefill: ['on-demand/prefill', 'state/sight', 'accept-value', 'read-value'],
  dependents: ['on-demand/dependents', 'state/visibility', 'state/filters', 'parse-filters'],
  'restore-values': ['restore-values', 'ui/full/note'],
  'form-style': ['scope-styles'],
  'upgrade-form': ['upgrade-form'],
  'phone-rules': ['rules/phone-rules', 'phone/phone-text'],
  'bot-check': ['submission/claim-script', 'bot-check/adapter', 'bot-check-address'],
  extras: ['quote', 'http-base', 'text-limits', 'own-address', 'add-script', 'first-of', 'keep-placed'],
};
