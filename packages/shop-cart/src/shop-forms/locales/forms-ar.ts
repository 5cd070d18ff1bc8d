import type { ShopFormTexts } from '../texts';

/** Arabic. */
const ar: ShopFormTexts = {
  variations: {
    choose: 'يرجى اختيار: {choices}.',
    unavailable: 'هذه التركيبة غير متوفرة. يرجى اختيار تركيبة أخرى.',
    cleared: 'تم مسح اختياراتك.',
    failed: 'تعذرت معرفة السعر. يرجى المحاولة مرة أخرى.',
  },
  checkout: {
    required: '{label} حقل مطلوب.',
    email: '{label} ليس عنوان بريد إلكتروني صالحًا.',
    phone: '{label} ليس رقم هاتف صالحًا.',
    billing: '{label} (الفوترة)',
    shipping: '{label} (الشحن)',
    failed: 'تعذر إرسال طلبك. لم يُفقد شيء مما كتبته: يرجى المحاولة مرة أخرى.',
    stale: 'تعذر تحديث المجاميع. يرجى المحاولة مرة أخرى.',
    state: 'حدد خيارًا…',
    optional: 'اختياري',
  },
};
export default ar;
