import type { DrawerTexts } from '../drawer/logic/texts';

/** Slovak. */
const sk: DrawerTexts = {
  title: 'Váš košík',
  close: 'Zavrieť',
  empty: 'Váš košík je prázdny.',
  loading: 'Košík sa načítava…',
  offline: 'Ste offline. Takto sme váš košík videli naposledy.',
  failed: 'Nepodarilo sa to a košík zostal bez zmeny. Skúste to znova.',
  unread: 'Košík sa nepodarilo načítať.',
  retry: 'Skúsiť znova',
  remove: 'Odstrániť {name}',
  removed: '{name}: odstránené.',
  undo: 'Späť',
  less: 'O jeden menej: {name}',
  more: 'O jeden viac: {name}',
  quantity: 'Množstvo: {name}',
  subtotal: 'Medzisúčet',
  coupon: 'Zľavový kód',
  apply: 'Použiť',
  remove_coupon: 'Odstrániť zľavový kód {code}',
  note: 'Odkaz obchodu',
  saved: 'Uložené.',
  away: 'Do dopravy zadarmo chýba {amount}.',
  reached: 'Doprava je zadarmo.',
  cross_sells: 'Hodí sa k tomu',
  add: 'Pridať {name}',
  view_cart: 'Zobraziť košík',
  checkout: 'K pokladnici',
  shop: 'Do obchodu',
};
export default sk;
