import type { CartTexts } from '../settings';

/** Japanese. */
const ja: CartTexts = {
  i18n_added: 'カゴに追加しました。',
  i18n_removed: 'カゴから削除しました。',
  i18n_failed: 'うまくいきませんでした。カゴを確認して、もう一度お試しください。',
  i18n_wait: 'お待ちください…',
  i18n_undo: '元に戻す',
  i18n_password_show: 'パスワードを表示',
  i18n_password_hide: 'パスワードを非表示',
};
export default ja;
