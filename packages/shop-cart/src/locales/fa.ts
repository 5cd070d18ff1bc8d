import type { CartTexts } from '../settings';

/** Persian. */
const fa: CartTexts = {
  i18n_added: 'به سبد خرید شما اضافه شد.',
  i18n_removed: 'از سبد خرید شما حذف شد.',
  i18n_failed: 'انجام نشد. لطفاً سبد خرید خود را ببینید و دوباره امتحان کنید.',
  i18n_wait: 'لطفاً صبر کنید…',
  i18n_undo: 'واگرد',
  i18n_password_show: 'نمایش گذرواژه',
  i18n_password_hide: 'پنهان کردن گذرواژه',
};
export default fa;
