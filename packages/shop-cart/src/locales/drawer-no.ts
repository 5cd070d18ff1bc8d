import type { DrawerTexts } from '../drawer/logic/texts';

/** Norwegian. */
const no: DrawerTexts = {
  title: 'Handlekurven din',
  close: 'Lukk',
  empty: 'Handlekurven din er tom.',
  loading: 'Handlekurven lastes inn …',
  offline: 'Du er frakoblet. Slik så vi handlekurven din sist.',
  failed: 'Det gikk ikke, og handlekurven er uendret. Prøv igjen.',
  unread: 'Handlekurven kunne ikke lastes inn.',
  retry: 'Prøv igjen',
  remove: 'Fjern {name}',
  removed: '{name} er fjernet.',
  undo: 'Angre',
  less: 'Én færre av {name}',
  more: 'Én mer av {name}',
  quantity: 'Antall av {name}',
  subtotal: 'Delsum',
  coupon: 'Rabattkode',
  apply: 'Bruk',
  remove_coupon: 'Fjern rabattkoden {code}',
  note: 'Melding til butikken',
  saved: 'Lagret.',
  away: '{amount} igjen til gratis frakt.',
  reached: 'Frakten er gratis.',
  cross_sells: 'Passer godt sammen',
  add: 'Legg til {name}',
  view_cart: 'Se handlekurven',
  checkout: 'Til kassen',
  shop: 'Til butikken',
};
export default no;
