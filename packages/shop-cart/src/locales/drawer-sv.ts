import type { DrawerTexts } from '../drawer/logic/texts';

/** Swedish. */
const sv: DrawerTexts = {
  title: 'Din varukorg',
  close: 'Stäng',
  empty: 'Din varukorg är tom.',
  loading: 'Din varukorg läses in …',
  offline: 'Du är offline. Så här såg din varukorg ut senast.',
  failed: 'Det gick inte, och din varukorg är oförändrad. Försök igen.',
  unread: 'Din varukorg kunde inte läsas in.',
  retry: 'Försök igen',
  remove: 'Ta bort {name}',
  removed: '{name} har tagits bort.',
  undo: 'Ångra',
  less: 'En färre av {name}',
  more: 'En till av {name}',
  quantity: 'Antal av {name}',
  subtotal: 'Delsumma',
  coupon: 'Rabattkod',
  apply: 'Använd',
  remove_coupon: 'Ta bort rabattkoden {code}',
  note: 'Meddelande till butiken',
  saved: 'Sparat.',
  away: '{amount} kvar till fri frakt.',
  reached: 'Frakten är gratis.',
  cross_sells: 'Passar bra ihop',
  add: 'Lägg till {name}',
  view_cart: 'Visa varukorgen',
  checkout: 'Till kassan',
  shop: 'Till butiken',
};
export default sv;
