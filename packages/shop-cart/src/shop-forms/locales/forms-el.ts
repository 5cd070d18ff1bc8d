import type { ShopFormTexts } from '../texts';

/** Greek. */
const el: ShopFormTexts = {
  variations: {
    choose: 'Επιλέξτε: {choices}.',
    unavailable: 'Αυτός ο συνδυασμός δεν είναι διαθέσιμος. Επιλέξτε άλλον.',
    cleared: 'Οι επιλογές σας διαγράφηκαν.',
    failed: 'Η τιμή δεν βρέθηκε. Δοκιμάστε ξανά.',
  },
  checkout: {
    required: 'Το πεδίο {label} είναι υποχρεωτικό.',
    email: 'Το πεδίο {label} δεν είναι έγκυρη διεύθυνση email.',
    phone: 'Το πεδίο {label} δεν είναι έγκυρος αριθμός τηλεφώνου.',
    billing: '{label} (χρέωση)',
    shipping: '{label} (αποστολή)',
    failed: 'Η παραγγελία σας δεν στάλθηκε. Δεν χάθηκε τίποτα από όσα γράψατε: δοκιμάστε ξανά.',
    stale: 'Τα σύνολα δεν ενημερώθηκαν. Δοκιμάστε ξανά.',
    state: 'Επιλέξτε…',
    optional: 'προαιρετικό',
  },
};
export default el;
