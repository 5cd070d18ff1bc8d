import type { DrawerTexts } from '../drawer/logic/texts';

/** Afrikaans. */
const af: DrawerTexts = {
  title: 'Jou mandjie',
  close: 'Sluit',
  empty: 'Jou mandjie is leeg.',
  loading: 'Jou mandjie word gelaai…',
  offline: 'Jy is vanlyn. So het ons jou mandjie laas gesien.',
  failed: 'Dit het nie gewerk nie en jou mandjie is onveranderd. Probeer weer.',
  unread: 'Jou mandjie kon nie gelaai word nie.',
  retry: 'Probeer weer',
  remove: 'Verwyder {name}',
  removed: '{name} is verwyder.',
  undo: 'Ontdoen',
  less: 'Een minder van {name}',
  more: 'Een meer van {name}',
  quantity: 'Hoeveelheid van {name}',
  subtotal: 'Subtotaal',
  coupon: 'Koeponkode',
  apply: 'Pas toe',
  remove_coupon: 'Verwyder koepon {code}',
  note: 'Nota aan die winkel',
  saved: 'Gestoor.',
  away: 'Nog {amount} tot gratis versending.',
  reached: 'Versending is gratis.',
  cross_sells: 'Pas goed hierby',
  add: 'Voeg {name} by',
  view_cart: 'Bekyk mandjie',
  checkout: 'Betaal',
  shop: 'Gaan na die winkel',
};
export default af;
