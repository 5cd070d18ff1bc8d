import type { CartTexts } from '../settings';

/** Russian. */
const ru: CartTexts = {
  i18n_added: 'Добавлено в корзину.',
  i18n_removed: 'Удалено из корзины.',
  i18n_failed: 'Не получилось. Проверьте корзину и попробуйте ещё раз.',
  i18n_wait: 'Подождите…',
  i18n_undo: 'Отменить',
  i18n_password_show: 'Показать пароль',
  i18n_password_hide: 'Скрыть пароль',
};
export default ru;
