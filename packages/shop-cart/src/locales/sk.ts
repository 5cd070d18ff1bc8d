import type { CartTexts } from '../settings';

/** Slovak. */
const sk: CartTexts = {
  i18n_added: 'Pridané do košíka.',
  i18n_removed: 'Odstránené z košíka.',
  i18n_failed: 'Nepodarilo sa to. Skontrolujte si košík a skúste to znova.',
  i18n_wait: 'Čakajte, prosím…',
  i18n_undo: 'Vrátiť späť',
  i18n_password_show: 'Zobraziť heslo',
  i18n_password_hide: 'Skryť heslo',
};
export default sk;
