import type { DrawerTexts } from '../drawer/logic/texts';

/** Persian. */
const fa: DrawerTexts = {
  title: 'سبد خرید شما',
  close: 'بستن',
  empty: 'سبد خرید شما خالی است.',
  loading: 'در حال بارگیری سبد خرید…',
  offline: 'آفلاین هستید. این سبد شما به همان شکلی است که آخرین بار دیدیم.',
  failed: 'انجام نشد و سبد شما تغییری نکرد. لطفاً دوباره تلاش کنید.',
  unread: 'سبد خرید بارگیری نشد.',
  retry: 'تلاش دوباره',
  remove: 'حذف {name}',
  removed: '{name} حذف شد.',
  undo: 'واگرد',
  less: 'یکی کمتر از {name}',
  more: 'یکی بیشتر از {name}',
  quantity: 'تعداد {name}',
  subtotal: 'جمع جزء',
  coupon: 'کد تخفیف',
  apply: 'اعمال',
  remove_coupon: 'حذف کد {code}',
  note: 'یادداشت برای فروشگاه',
  saved: 'ذخیره شد.',
  away: '{amount} تا ارسال رایگان مانده است.',
  reached: 'ارسال رایگان است.',
  cross_sells: 'پیشنهادهای مرتبط',
  add: 'افزودن {name}',
  view_cart: 'مشاهده سبد',
  checkout: 'تسویه حساب',
  shop: 'رفتن به فروشگاه',
};
export default fa;
