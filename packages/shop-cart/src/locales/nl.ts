import type { CartTexts } from '../settings';

/** Dutch. */
const nl: CartTexts = {
  i18n_added: 'Toegevoegd aan je winkelmand.',
  i18n_removed: 'Verwijderd uit je winkelmand.',
  i18n_failed: 'Dat is niet gelukt. Bekijk je winkelmand en probeer het opnieuw.',
  i18n_wait: 'Even geduld…',
  i18n_undo: 'Ongedaan maken',
  i18n_password_show: 'Wachtwoord tonen',
  i18n_password_hide: 'Wachtwoord verbergen',
};
export default nl;
