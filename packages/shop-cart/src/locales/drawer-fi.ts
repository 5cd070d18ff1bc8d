import type { DrawerTexts } from '../drawer/logic/texts';

/** Finnish. */
const fi: DrawerTexts = {
  title: 'Ostoskorisi',
  close: 'Sulje',
  empty: 'Ostoskorisi on tyhjä.',
  loading: 'Ostoskoria ladataan…',
  offline: 'Olet offline-tilassa. Tältä ostoskorisi näytti viimeksi.',
  failed: 'Se ei onnistunut, ja ostoskorisi on ennallaan. Yritä uudelleen.',
  unread: 'Ostoskoria ei voitu ladata.',
  retry: 'Yritä uudelleen',
  remove: 'Poista {name}',
  removed: '{name} poistettiin.',
  undo: 'Kumoa',
  less: 'Yksi vähemmän: {name}',
  more: 'Yksi lisää: {name}',
  quantity: 'Määrä: {name}',
  subtotal: 'Välisumma',
  coupon: 'Alennuskoodi',
  apply: 'Käytä',
  remove_coupon: 'Poista alennuskoodi {code}',
  note: 'Viesti kaupalle',
  saved: 'Tallennettu.',
  away: 'Vielä {amount} ilmaiseen toimitukseen.',
  reached: 'Toimitus on ilmainen.',
  cross_sells: 'Sopii hyvin yhteen',
  add: 'Lisää {name}',
  view_cart: 'Näytä ostoskori',
  checkout: 'Kassalle',
  shop: 'Kauppaan',
};
export default fi;
