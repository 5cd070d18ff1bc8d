import type { DrawerTexts } from '../drawer/logic/texts';

/** Danish. */
const da: DrawerTexts = {
  title: 'Din kurv',
  close: 'Luk',
  empty: 'Din kurv er tom.',
  loading: 'Din kurv indlæses …',
  offline: 'Du er offline. Sådan så vi din kurv sidst.',
  failed: 'Det lykkedes ikke, og din kurv er uændret. Prøv igen.',
  unread: 'Din kurv kunne ikke indlæses.',
  retry: 'Prøv igen',
  remove: 'Fjern {name}',
  removed: '{name} er fjernet.',
  undo: 'Fortryd',
  less: 'En færre af {name}',
  more: 'En mere af {name}',
  quantity: 'Antal af {name}',
  subtotal: 'Subtotal i alt',
  coupon: 'Rabatkode',
  apply: 'Brug',
  remove_coupon: 'Fjern rabatkoden {code}',
  note: 'Besked til butikken',
  saved: 'Gemt.',
  away: '{amount} mere til gratis levering.',
  reached: 'Leveringen er gratis.',
  cross_sells: 'Passer godt til',
  add: 'Tilføj {name}',
  view_cart: 'Se kurven',
  checkout: 'Til kassen',
  shop: 'Til butikken',
};
export default da;
