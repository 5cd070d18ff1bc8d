import type { CartTexts } from '../settings';

/** Bengali. */
const bn: CartTexts = {
  i18n_added: 'আপনার ঝুড়িতে যোগ করা হয়েছে।',
  i18n_removed: 'আপনার ঝুড়ি থেকে সরানো হয়েছে।',
  i18n_failed: 'এটি কাজ করেনি। অনুগ্রহ করে আপনার ঝুড়ি দেখে আবার চেষ্টা করুন।',
  i18n_wait: 'অনুগ্রহ করে অপেক্ষা করুন…',
  i18n_undo: 'পূর্বাবস্থায় ফেরান',
  i18n_password_show: 'পাসওয়ার্ড দেখান',
  i18n_password_hide: 'পাসওয়ার্ড লুকান',
};
export default bn;
