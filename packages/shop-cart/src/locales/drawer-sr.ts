import type { DrawerTexts } from '../drawer/logic/texts';

/** Serbian, in Latin letters. */
const sr: DrawerTexts = {
  title: 'Vaša korpa',
  close: 'Zatvori',
  empty: 'Vaša korpa je prazna.',
  loading: 'Korpa se učitava…',
  offline: 'Niste na mreži. Ovako smo poslednji put videli vašu korpu.',
  failed: 'Nije uspelo, korpa je ostala ista. Pokušajte ponovo.',
  unread: 'Korpa nije mogla da se učita.',
  retry: 'Pokušaj ponovo',
  remove: 'Ukloni {name}',
  removed: '{name}: uklonjeno.',
  undo: 'Opozovi',
  less: 'Jedan manje: {name}',
  more: 'Jedan više: {name}',
  quantity: 'Količina: {name}',
  subtotal: 'Međuzbir',
  coupon: 'Kod za popust',
  apply: 'Primeni',
  remove_coupon: 'Ukloni kod {code}',
  note: 'Poruka prodavnici',
  saved: 'Sačuvano.',
  away: 'Još {amount} do besplatne dostave.',
  reached: 'Dostava je besplatna.',
  cross_sells: 'Dobro ide uz to',
  add: 'Dodaj {name}',
  view_cart: 'Pogledaj korpu',
  checkout: 'Na kasu',
  shop: 'U prodavnicu',
};
export default sr;
