import type { DrawerTexts } from '../drawer/logic/texts';

/** Hungarian. */
const hu: DrawerTexts = {
  title: 'Az Ön kosara',
  close: 'Bezárás',
  empty: 'A kosara üres.',
  loading: 'A kosár betöltése…',
  offline: 'Nincs kapcsolat. A kosarát legutóbb így láttuk.',
  failed: 'Nem sikerült, a kosara nem változott. Próbálja újra.',
  unread: 'A kosarat nem sikerült betölteni.',
  retry: 'Újra',
  remove: '{name} eltávolítása',
  removed: '{name} eltávolítva.',
  undo: 'Visszavonás',
  less: 'Eggyel kevesebb: {name}',
  more: 'Eggyel több: {name}',
  quantity: 'Mennyiség: {name}',
  subtotal: 'Részösszeg',
  coupon: 'Kuponkód',
  apply: 'Beváltás',
  remove_coupon: 'A(z) {code} kupon eltávolítása',
  note: 'Üzenet a boltnak',
  saved: 'Elmentve.',
  away: 'Még {amount} az ingyenes szállításig.',
  reached: 'A szállítás ingyenes.',
  cross_sells: 'Jól illik hozzá',
  add: '{name} hozzáadása',
  view_cart: 'Kosár megtekintése',
  checkout: 'Tovább a pénztárhoz',
  shop: 'A boltba',
};
export default hu;
