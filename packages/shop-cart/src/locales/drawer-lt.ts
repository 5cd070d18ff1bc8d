import type { DrawerTexts } from '../drawer/logic/texts';

/** Lithuanian. */
const lt: DrawerTexts = {
  title: 'Jūsų krepšelis',
  close: 'Uždaryti',
  empty: 'Krepšelis tuščias.',
  loading: 'Krepšelis įkeliamas…',
  offline: 'Nėra ryšio. Tokį jūsų krepšelį matėme paskutinį kartą.',
  failed: 'Nepavyko, krepšelis nepasikeitė. Bandykite dar kartą.',
  unread: 'Krepšelio įkelti nepavyko.',
  retry: 'Bandyti dar kartą',
  remove: 'Pašalinti: {name}',
  removed: 'Pašalinta: {name}.',
  undo: 'Anuliuoti',
  less: 'Vienu mažiau: {name}',
  more: 'Vienu daugiau: {name}',
  quantity: 'Kiekis: {name}',
  subtotal: 'Tarpinė suma',
  coupon: 'Nuolaidos kodas',
  apply: 'Taikyti',
  remove_coupon: 'Pašalinti kodą {code}',
  note: 'Žinutė parduotuvei',
  saved: 'Išsaugota.',
  away: 'Iki nemokamo pristatymo liko {amount}.',
  reached: 'Pristatymas nemokamas.',
  cross_sells: 'Puikiai dera',
  add: 'Pridėti: {name}',
  view_cart: 'Žiūrėti krepšelį',
  checkout: 'Apmokėti',
  shop: 'Į parduotuvę',
};
export default lt;
