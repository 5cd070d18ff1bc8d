import type { DrawerTexts } from '../drawer/logic/texts';

/** Bengali. */
const bn: DrawerTexts = {
  title: 'আপনার ঝুড়ি',
  close: 'বন্ধ করুন',
  empty: 'আপনার ঝুড়ি খালি।',
  loading: 'আপনার ঝুড়ি লোড হচ্ছে…',
  offline: 'আপনি অফলাইনে আছেন। শেষবার আপনার ঝুড়ি এমন ছিল।',
  failed: 'এটি হয়নি, আপনার ঝুড়ি আগের মতোই আছে। আবার চেষ্টা করুন।',
  unread: 'আপনার ঝুড়ি লোড করা যায়নি।',
  retry: 'আবার চেষ্টা করুন',
  remove: '{name} সরান',
  removed: '{name} সরানো হয়েছে।',
  undo: 'পূর্বাবস্থা',
  less: '{name} একটি কম',
  more: '{name} একটি বেশি',
  quantity: '{name} এর পরিমাণ',
  subtotal: 'উপমোট',
  coupon: 'কুপন কোড',
  apply: 'প্রয়োগ করুন',
  remove_coupon: 'কুপন {code} সরান',
  note: 'দোকানের জন্য বার্তা',
  saved: 'সংরক্ষিত হয়েছে।',
  away: 'বিনামূল্যে ডেলিভারিতে আর {amount} বাকি।',
  reached: 'ডেলিভারি বিনামূল্যে।',
  cross_sells: 'এর সাথে মানানসই',
  add: '{name} যোগ করুন',
  view_cart: 'ঝুড়ি দেখুন',
  checkout: 'চেকআউট',
  shop: 'দোকানে যান',
};
export default bn;
