import type { DrawerTexts } from '../drawer/logic/texts';

/** Croatian. */
const hr: DrawerTexts = {
  title: 'Vaša košarica',
  close: 'Zatvori',
  empty: 'Vaša košarica je prazna.',
  loading: 'Košarica se učitava…',
  offline: 'Niste na mreži. Ovako smo zadnji put vidjeli vašu košaricu.',
  failed: 'Nije uspjelo, košarica je ostala ista. Pokušajte ponovno.',
  unread: 'Košaricu nije bilo moguće učitati.',
  retry: 'Pokušaj ponovno',
  remove: 'Ukloni {name}',
  removed: '{name}: uklonjeno.',
  undo: 'Poništi',
  less: 'Jedan manje: {name}',
  more: 'Jedan više: {name}',
  quantity: 'Količina: {name}',
  subtotal: 'Međuzbroj',
  coupon: 'Kod za popust',
  apply: 'Primijeni',
  remove_coupon: 'Ukloni kod {code}',
  note: 'Poruka trgovini',
  saved: 'Spremljeno.',
  away: 'Još {amount} do besplatne dostave.',
  reached: 'Dostava je besplatna.',
  cross_sells: 'Dobro ide uz to',
  add: 'Dodaj {name}',
  view_cart: 'Pogledaj košaricu',
  checkout: 'Na blagajnu',
  shop: 'U trgovinu',
};
export default hr;
