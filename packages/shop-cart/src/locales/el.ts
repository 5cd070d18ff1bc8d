import type { CartTexts } from '../settings';

/** Greek. */
const el: CartTexts = {
  i18n_added: 'Προστέθηκε στο καλάθι σας.',
  i18n_removed: 'Αφαιρέθηκε από το καλάθι σας.',
  i18n_failed: 'Αυτό δεν πέτυχε. Ελέγξτε το καλάθι σας και δοκιμάστε ξανά.',
  i18n_wait: 'Περιμένετε…',
  i18n_undo: 'Αναίρεση',
  i18n_password_show: 'Εμφάνιση κωδικού',
  i18n_password_hide: 'Απόκρυψη κωδικού',
};
export default el;
