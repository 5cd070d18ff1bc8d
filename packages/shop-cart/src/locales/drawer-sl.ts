import type { DrawerTexts } from '../drawer/logic/texts';

/** Slovenian. */
const sl: DrawerTexts = {
  title: 'Vaša košarica',
  close: 'Zapri',
  empty: 'Vaša košarica je prazna.',
  loading: 'Košarica se nalaga …',
  offline: 'Niste povezani. Tako smo vašo košarico videli nazadnje.',
  failed: 'Ni uspelo, košarica je ostala nespremenjena. Poskusite znova.',
  unread: 'Košarice ni bilo mogoče naložiti.',
  retry: 'Poskusi znova',
  remove: 'Odstrani {name}',
  removed: '{name}: odstranjeno.',
  undo: 'Razveljavi',
  less: 'Eden manj: {name}',
  more: 'Eden več: {name}',
  quantity: 'Količina: {name}',
  subtotal: 'Vmesna vsota',
  coupon: 'Koda za popust',
  apply: 'Uporabi',
  remove_coupon: 'Odstrani kodo {code}',
  note: 'Sporočilo trgovini',
  saved: 'Shranjeno.',
  away: 'Do brezplačne dostave manjka še {amount}.',
  reached: 'Dostava je brezplačna.',
  cross_sells: 'Dobro se poda zraven',
  add: 'Dodaj {name}',
  view_cart: 'Prikaži košarico',
  checkout: 'Na blagajno',
  shop: 'V trgovino',
};
export default sl;
