import type { CartTexts } from '../settings';

/** Bulgarian. */
const bg: CartTexts = {
  i18n_added: 'Добавено в количката ви.',
  i18n_removed: 'Премахнато от количката ви.',
  i18n_failed: 'Това не се получи. Моля, прегледайте количката си и опитайте отново.',
  i18n_wait: 'Моля, изчакайте…',
  i18n_undo: 'Отмяна',
  i18n_password_show: 'Показване на паролата',
  i18n_password_hide: 'Скриване на паролата',
};
export default bg;
