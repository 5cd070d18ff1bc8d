import type { DrawerTexts } from '../drawer/logic/texts';

/** Greek. */
const el: DrawerTexts = {
  title: 'Το καλάθι σας',
  close: 'Κλείσιμο',
  empty: 'Το καλάθι σας είναι άδειο.',
  loading: 'Φόρτωση του καλαθιού…',
  offline: 'Είστε εκτός σύνδεσης. Έτσι είδαμε το καλάθι σας την τελευταία φορά.',
  failed: 'Δεν τα καταφέραμε και το καλάθι σας δεν άλλαξε. Δοκιμάστε ξανά.',
  unread: 'Δεν ήταν δυνατή η φόρτωση του καλαθιού.',
  retry: 'Δοκιμή ξανά',
  remove: 'Αφαίρεση: {name}',
  removed: 'Αφαιρέθηκε: {name}.',
  undo: 'Αναίρεση',
  less: 'Ένα λιγότερο: {name}',
  more: 'Ένα περισσότερο: {name}',
  quantity: 'Ποσότητα: {name}',
  subtotal: 'Μερικό σύνολο',
  coupon: 'Κωδικός κουπονιού',
  apply: 'Εφαρμογή',
  remove_coupon: 'Αφαίρεση κουπονιού {code}',
  note: 'Σημείωση προς το κατάστημα',
  saved: 'Αποθηκεύτηκε.',
  away: 'Ακόμη {amount} για δωρεάν αποστολή.',
  reached: 'Η αποστολή είναι δωρεάν.',
  cross_sells: 'Ταιριάζει ωραία',
  add: 'Προσθήκη: {name}',
  view_cart: 'Προβολή καλαθιού',
  checkout: 'Ολοκλήρωση αγοράς',
  shop: 'Στο κατάστημα',
};
export default el;
