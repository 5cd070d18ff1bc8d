import type { CartTexts } from '../settings';

/** Hebrew. */
const heIl: CartTexts = {
  i18n_added: 'נוסף לסל שלך.',
  i18n_removed: 'הוסר מהסל שלך.',
  i18n_failed: 'זה לא הצליח. יש לבדוק את הסל ולנסות שוב.',
  i18n_wait: 'נא להמתין…',
  i18n_undo: 'ביטול',
  i18n_password_show: 'הצגת הסיסמה',
  i18n_password_hide: 'הסתרת הסיסמה',
};
export default heIl;
