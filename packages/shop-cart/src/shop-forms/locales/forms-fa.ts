import type { ShopFormTexts } from '../texts';

/** Persian. */
const fa: ShopFormTexts = {
  variations: {
    choose: 'لطفاً انتخاب کنید: {choices}.',
    unavailable: 'این ترکیب موجود نیست. لطفاً ترکیب دیگری انتخاب کنید.',
    cleared: 'انتخاب‌های شما پاک شد.',
    failed: 'قیمت پیدا نشد. لطفاً دوباره تلاش کنید.',
  },
  checkout: {
    required: '{label} الزامی است.',
    email: '{label} نشانی ایمیل معتبری نیست.',
    phone: '{label} شماره تلفن معتبری نیست.',
    billing: '{label} (صورت‌حساب)',
    shipping: '{label} (ارسال)',
    failed: 'سفارش شما فرستاده نشد. چیزی از نوشته‌هایتان از دست نرفته است: لطفاً دوباره تلاش کنید.',
    stale: 'جمع‌ها به‌روز نشد. لطفاً دوباره تلاش کنید.',
    state: 'انتخاب کنید…',
    optional: 'اختیاری',
  },
};
export default fa;
