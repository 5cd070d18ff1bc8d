import type { CartTexts } from '../settings';

/** Estonian. */
const et: CartTexts = {
  i18n_added: 'Lisatud ostukorvi.',
  i18n_removed: 'Eemaldatud ostukorvist.',
  i18n_failed: 'See ei õnnestunud. Vaadake oma ostukorvi ja proovige uuesti.',
  i18n_wait: 'Palun oodake…',
  i18n_undo: 'Võta tagasi',
  i18n_password_show: 'Näita parooli',
  i18n_password_hide: 'Peida parool',
};
export default et;
