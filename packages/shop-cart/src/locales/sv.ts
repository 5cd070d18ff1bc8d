import type { CartTexts } from '../settings';

/** Swedish. */
const sv: CartTexts = {
  i18n_added: 'Tillagd i varukorgen.',
  i18n_removed: 'Borttagen från varukorgen.',
  i18n_failed: 'Det gick inte. Se över varukorgen och försök igen.',
  i18n_wait: 'Vänta …',
  i18n_undo: 'Ångra',
  i18n_password_show: 'Visa lösenord',
  i18n_password_hide: 'Dölj lösenord',
};
export default sv;
