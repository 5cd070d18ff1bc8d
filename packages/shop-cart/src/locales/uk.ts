import type { CartTexts } from '../settings';

/** Ukrainian. */
const uk: CartTexts = {
  i18n_added: 'Додано до кошика.',
  i18n_removed: 'Вилучено з кошика.',
  i18n_failed: 'Не вдалося. Перегляньте кошик і спробуйте ще раз.',
  i18n_wait: 'Зачекайте…',
  i18n_undo: 'Скасувати',
  i18n_password_show: 'Показати пароль',
  i18n_password_hide: 'Приховати пароль',
};
export default uk;
