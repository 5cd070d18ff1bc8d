import type { DrawerTexts } from '../drawer/logic/texts';

/** Hebrew. */
const heIl: DrawerTexts = {
  title: 'הסל שלך',
  close: 'סגירה',
  empty: 'הסל שלך ריק.',
  loading: 'הסל נטען…',
  offline: 'אין חיבור. כך ראינו את הסל שלך לאחרונה.',
  failed: 'זה לא הצליח, והסל נשאר כפי שהיה. נסו שוב.',
  unread: 'לא ניתן לטעון את הסל.',
  retry: 'ניסיון נוסף',
  remove: 'הסרת {name}',
  removed: '{name} הוסר.',
  undo: 'ביטול',
  less: 'אחד פחות מ-{name}',
  more: 'אחד נוסף מ-{name}',
  quantity: 'כמות של {name}',
  subtotal: 'סכום ביניים',
  coupon: 'קוד קופון',
  apply: 'הפעלה',
  remove_coupon: 'הסרת הקופון {code}',
  note: 'הערה לחנות',
  saved: 'נשמר.',
  away: 'עוד {amount} למשלוח חינם.',
  reached: 'המשלוח חינם.',
  cross_sells: 'משתלב היטב',
  add: 'הוספת {name}',
  view_cart: 'הצגת הסל',
  checkout: 'לתשלום',
  shop: 'לחנות',
};
export default heIl;
