import type { CartTexts } from '../settings';

/** Romanian. */
const ro: CartTexts = {
  i18n_added: 'Adăugat în coșul dvs.',
  i18n_removed: 'Scos din coșul dvs.',
  i18n_failed: 'Nu a reușit. Verificați coșul și încercați din nou.',
  i18n_wait: 'Așteptați…',
  i18n_undo: 'Anulează',
  i18n_password_show: 'Afișează parola',
  i18n_password_hide: 'Ascunde parola',
};
export default ro;
