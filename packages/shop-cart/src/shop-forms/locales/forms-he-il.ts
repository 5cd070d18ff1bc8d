import type { ShopFormTexts } from '../texts';

/** Hebrew. */
const heIl: ShopFormTexts = {
  variations: {
    choose: 'נא לבחור: {choices}.',
    unavailable: 'הצירוף הזה אינו זמין. נא לבחור צירוף אחר.',
    cleared: 'הבחירות שלך נוקו.',
    failed: 'לא ניתן היה לברר את המחיר. נא לנסות שוב.',
  },
  checkout: {
    required: '{label} הוא שדה חובה.',
    email: '{label} אינו כתובת דוא״ל תקינה.',
    phone: '{label} אינו מספר טלפון תקין.',
    billing: '{label} (חיוב)',
    shipping: '{label} (משלוח)',
    failed: 'לא ניתן היה לשלוח את ההזמנה. דבר ממה שהקלדת לא אבד: נא לנסות שוב.',
    stale: 'לא ניתן היה לעדכן את הסכומים. נא לנסות שוב.',
    state: 'בחירה…',
    optional: 'לא חובה',
  },
};
export default heIl;
