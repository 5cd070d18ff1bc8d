import type { DrawerTexts } from '../drawer/logic/texts';

/** Arabic, Egypt. */
const arEg: DrawerTexts = {
  title: 'سلة التسوق',
  close: 'إغلاق',
  empty: 'سلتك فارغة.',
  loading: 'جارٍ تحميل سلتك…',
  offline: 'أنت غير متصل. هذه سلتك كما رأيناها آخر مرة.',
  failed: 'لم ينجح ذلك، وسلتك كما كانت. يُرجى المحاولة مرة أخرى.',
  unread: 'تعذّر تحميل سلتك.',
  retry: 'إعادة المحاولة',
  remove: 'إزالة {name}',
  removed: 'تمت إزالة {name}.',
  undo: 'تراجع',
  less: 'إنقاص واحد من {name}',
  more: 'زيادة واحد من {name}',
  quantity: 'كمية {name}',
  subtotal: 'المجموع الفرعي',
  coupon: 'رمز القسيمة',
  apply: 'تطبيق',
  remove_coupon: 'إزالة القسيمة {code}',
  note: 'ملاحظة للمتجر',
  saved: 'تم الحفظ.',
  away: 'بقي {amount} للشحن المجاني.',
  reached: 'الشحن مجاني.',
  cross_sells: 'يناسبها أيضًا',
  add: 'إضافة {name}',
  view_cart: 'عرض السلة',
  checkout: 'إتمام الشراء',
  shop: 'الذهاب إلى المتجر',
};
export default arEg;
