import type { CartTexts } from '../settings';

/** Hungarian. */
const hu: CartTexts = {
  i18n_added: 'A kosárba került.',
  i18n_removed: 'Kikerült a kosárból.',
  i18n_failed: 'Ez nem sikerült. Nézze meg a kosarát, és próbálja újra.',
  i18n_wait: 'Kérjük, várjon…',
  i18n_undo: 'Visszavonás',
  i18n_password_show: 'Jelszó megjelenítése',
  i18n_password_hide: 'Jelszó elrejtése',
};
export default hu;
