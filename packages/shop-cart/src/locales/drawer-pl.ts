import type { DrawerTexts } from '../drawer/logic/texts';

/** Polish. */
const pl: DrawerTexts = {
  title: 'Twój koszyk',
  close: 'Zamknij',
  empty: 'Twój koszyk jest pusty.',
  loading: 'Wczytywanie koszyka…',
  offline: 'Jesteś offline. Tak ostatnio wyglądał Twój koszyk.',
  failed: 'To się nie udało, a koszyk pozostał bez zmian. Spróbuj ponownie.',
  unread: 'Nie udało się wczytać koszyka.',
  retry: 'Spróbuj ponownie',
  remove: 'Usuń: {name}',
  removed: 'Usunięto: {name}.',
  undo: 'Cofnij',
  less: 'O jeden mniej: {name}',
  more: 'O jeden więcej: {name}',
  quantity: 'Ilość: {name}',
  subtotal: 'Suma częściowa',
  coupon: 'Kod rabatowy',
  apply: 'Zastosuj',
  remove_coupon: 'Usuń kod rabatowy {code}',
  note: 'Wiadomość do sklepu',
  saved: 'Zapisano.',
  away: 'Jeszcze {amount} do darmowej dostawy.',
  reached: 'Dostawa jest darmowa.',
  cross_sells: 'Dobrze do tego pasuje',
  add: 'Dodaj: {name}',
  view_cart: 'Zobacz koszyk',
  checkout: 'Do kasy',
  shop: 'Do sklepu',
};
export default pl;
