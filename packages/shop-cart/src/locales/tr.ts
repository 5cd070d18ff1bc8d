import type { CartTexts } from '../settings';

/** Turkish. */
const tr: CartTexts = {
  i18n_added: 'Sepetinize eklendi.',
  i18n_removed: 'Sepetinizden çıkarıldı.',
  i18n_failed: 'Olmadı. Lütfen sepetinize bakın ve tekrar deneyin.',
  i18n_wait: 'Lütfen bekleyin…',
  i18n_undo: 'Geri al',
  i18n_password_show: 'Parolayı göster',
  i18n_password_hide: 'Parolayı gizle',
};
export default tr;
