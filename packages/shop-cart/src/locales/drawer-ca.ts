import type { DrawerTexts } from '../drawer/logic/texts';

/** Catalan. */
const ca: DrawerTexts = {
  title: 'La teva cistella',
  close: 'Tanca',
  empty: 'La cistella és buida.',
  loading: 'S’està carregant la cistella…',
  offline: 'No tens connexió. Així vam veure la teva cistella per última vegada.',
  failed: 'No ha funcionat i la cistella no ha canviat. Torna-ho a provar.',
  unread: 'No s’ha pogut carregar la cistella.',
  retry: 'Torna-ho a provar',
  remove: 'Treu {name}',
  removed: 'S’ha tret {name}.',
  undo: 'Desfés',
  less: 'Un menys de {name}',
  more: 'Un més de {name}',
  quantity: 'Quantitat de {name}',
  subtotal: 'Subtotal de la cistella',
  coupon: 'Codi de descompte',
  apply: 'Aplica',
  remove_coupon: 'Treu el codi {code}',
  note: 'Nota per a la botiga',
  saved: 'Desat.',
  away: 'Falten {amount} per a l’enviament gratuït.',
  reached: 'L’enviament és gratuït.',
  cross_sells: 'Hi combina bé',
  add: 'Afegeix {name}',
  view_cart: 'Mostra la cistella',
  checkout: 'Finalitza la compra',
  shop: 'Ves a la botiga',
};
export default ca;
