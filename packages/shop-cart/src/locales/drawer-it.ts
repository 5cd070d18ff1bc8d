import type { DrawerTexts } from '../drawer/logic/texts';

/** Italian. */
const it: DrawerTexts = {
  title: 'Il tuo carrello',
  close: 'Chiudi',
  empty: 'Il tuo carrello è vuoto.',
  loading: 'Caricamento del carrello…',
  offline: 'Sei offline. Ecco il carrello come lo abbiamo visto l’ultima volta.',
  failed: 'Non ha funzionato e il carrello è rimasto com’era. Riprova.',
  unread: 'Non è stato possibile caricare il carrello.',
  retry: 'Riprova',
  remove: 'Rimuovi {name}',
  removed: '{name} è stato rimosso.',
  undo: 'Annulla',
  less: 'Uno in meno di {name}',
  more: 'Uno in più di {name}',
  quantity: 'Quantità di {name}',
  subtotal: 'Subtotale',
  coupon: 'Codice sconto',
  apply: 'Applica',
  remove_coupon: 'Rimuovi il codice {code}',
  note: 'Nota per il negozio',
  saved: 'Salvato.',
  away: 'Mancano {amount} alla spedizione gratuita.',
  reached: 'La spedizione è gratuita.',
  cross_sells: 'Si abbina bene',
  add: 'Aggiungi {name}',
  view_cart: 'Vedi il carrello',
  checkout: 'Vai alla cassa',
  shop: 'Vai al negozio',
};
export default it;
