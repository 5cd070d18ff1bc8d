import type { ShopFormTexts } from '../texts';

/** Italian. */
const it: ShopFormTexts = {
  variations: {
    choose: 'Scegli: {choices}.',
    unavailable: 'Questa combinazione non è disponibile. Scegline un’altra.',
    cleared: 'Le tue scelte sono state cancellate.',
    failed: 'Non è stato possibile trovare il prezzo. Riprova.',
  },
  checkout: {
    required: '{label} è un campo obbligatorio.',
    email: '{label} non è un indirizzo email valido.',
    phone: '{label} non è un numero di telefono valido.',
    billing: '{label} (fatturazione)',
    shipping: '{label} (spedizione)',
    failed: 'Non è stato possibile inviare l’ordine. Nulla di ciò che hai scritto è andato perso: riprova.',
    stale: 'Non è stato possibile aggiornare i totali. Riprova.',
    state: 'Seleziona un’opzione…',
    optional: 'facoltativo',
  },
};
export default it;
