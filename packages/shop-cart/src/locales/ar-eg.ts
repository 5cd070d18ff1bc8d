import type { CartTexts } from '../settings';

/** Arabic, Egypt. */
const arEg: CartTexts = {
  i18n_added: 'تمت الإضافة إلى سلتك.',
  i18n_removed: 'تمت الإزالة من سلتك.',
  i18n_failed: 'لم ينجح ذلك. يُرجى مراجعة سلتك والمحاولة مرة أخرى.',
  i18n_wait: 'يُرجى الانتظار…',
  i18n_undo: 'تراجع',
  i18n_password_show: 'إظهار كلمة السر',
  i18n_password_hide: 'إخفاء كلمة السر',
};
export default arEg;
