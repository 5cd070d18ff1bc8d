import type { ShopFormTexts } from '../texts';

/** Arabic, Egypt. */
const arEg: ShopFormTexts = {
  variations: {
    choose: 'من فضلك اختر: {choices}.',
    unavailable: 'التركيبة دي مش متاحة. من فضلك اختر واحدة تانية.',
    cleared: 'تم مسح اختياراتك.',
    failed: 'ماقدرناش نعرف السعر. من فضلك حاول تاني.',
  },
  checkout: {
    required: '{label} حقل مطلوب.',
    email: '{label} مش عنوان بريد إلكتروني صحيح.',
    phone: '{label} مش رقم تليفون صحيح.',
    billing: '{label} (الفاتورة)',
    shipping: '{label} (الشحن)',
    failed: 'ماقدرناش نبعت طلبك. مفيش حاجة كتبتها ضاعت: من فضلك حاول تاني.',
    stale: 'ماقدرناش نحدّث الإجمالي. من فضلك حاول تاني.',
    state: 'اختر…',
    optional: 'اختياري',
  },
};
export default arEg;
