import type { DrawerTexts } from '../drawer/logic/texts';

/** Estonian. */
const et: DrawerTexts = {
  title: 'Teie ostukorv',
  close: 'Sulge',
  empty: 'Ostukorv on tühi.',
  loading: 'Ostukorvi laaditakse…',
  offline: 'Ühendus puudub. Sellisena nägime teie ostukorvi viimati.',
  failed: 'See ei õnnestunud ja ostukorv jäi muutmata. Proovige uuesti.',
  unread: 'Ostukorvi ei saanud laadida.',
  retry: 'Proovi uuesti',
  remove: 'Eemalda {name}',
  removed: '{name} on eemaldatud.',
  undo: 'Võta tagasi',
  less: 'Üks vähem: {name}',
  more: 'Üks rohkem: {name}',
  quantity: 'Kogus: {name}',
  subtotal: 'Vahesumma',
  coupon: 'Sooduskood',
  apply: 'Rakenda',
  remove_coupon: 'Eemalda sooduskood {code}',
  note: 'Sõnum poele',
  saved: 'Salvestatud.',
  away: 'Tasuta tarneni on veel {amount}.',
  reached: 'Tarne on tasuta.',
  cross_sells: 'Sobib hästi juurde',
  add: 'Lisa {name}',
  view_cart: 'Vaata ostukorvi',
  checkout: 'Maksma',
  shop: 'Poodi',
};
export default et;
