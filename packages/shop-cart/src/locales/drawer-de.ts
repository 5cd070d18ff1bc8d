import type { DrawerTexts } from '../drawer/logic/texts';

/** German. */
const de: DrawerTexts = {
  title: 'Ihr Warenkorb',
  close: 'Schließen',
  empty: 'Ihr Warenkorb ist leer.',
  loading: 'Ihr Warenkorb wird geladen …',
  offline: 'Sie sind offline. So haben wir Ihren Warenkorb zuletzt gesehen.',
  failed: 'Das hat nicht geklappt, Ihr Warenkorb ist unverändert. Bitte versuchen Sie es erneut.',
  unread: 'Ihr Warenkorb konnte nicht geladen werden.',
  retry: 'Erneut versuchen',
  remove: '{name} entfernen',
  removed: '{name} wurde entfernt.',
  undo: 'Rückgängig',
  less: '{name}: eins weniger',
  more: '{name}: eins mehr',
  quantity: 'Anzahl von {name}',
  subtotal: 'Zwischensumme',
  coupon: 'Gutscheincode',
  apply: 'Einlösen',
  remove_coupon: 'Gutschein {code} entfernen',
  note: 'Nachricht an den Shop',
  saved: 'Gespeichert.',
  away: 'Noch {amount} bis zum kostenlosen Versand.',
  reached: 'Der Versand ist kostenlos.',
  cross_sells: 'Passt gut dazu',
  add: '{name} hinzufügen',
  view_cart: 'Warenkorb ansehen',
  checkout: 'Zur Kasse',
  shop: 'Zum Shop',
};
export default de;
