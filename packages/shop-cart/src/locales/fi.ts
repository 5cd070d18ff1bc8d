import type { CartTexts } from '../settings';

/** Finnish. */
const fi: CartTexts = {
  i18n_added: 'Lisätty ostoskoriin.',
  i18n_removed: 'Poistettu ostoskorista.',
  i18n_failed: 'Se ei onnistunut. Tarkista ostoskorisi ja yritä uudelleen.',
  i18n_wait: 'Odota…',
  i18n_undo: 'Kumoa',
  i18n_password_show: 'Näytä salasana',
  i18n_password_hide: 'Piilota salasana',
};
export default fi;
