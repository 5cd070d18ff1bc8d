import type { CartTexts } from '../settings';

/** German. */
const de: CartTexts = {
  i18n_added: 'In den Warenkorb gelegt.',
  i18n_removed: 'Aus dem Warenkorb entfernt.',
  i18n_failed: 'Das hat nicht geklappt. Bitte sehen Sie in Ihren Warenkorb und versuchen Sie es erneut.',
  i18n_wait: 'Bitte warten …',
  i18n_undo: 'Rückgängig',
  i18n_password_show: 'Passwort anzeigen',
  i18n_password_hide: 'Passwort verbergen',
};
export default de;
