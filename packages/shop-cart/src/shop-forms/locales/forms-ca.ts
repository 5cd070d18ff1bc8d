import type { ShopFormTexts } from '../texts';

/** Catalan. */
const ca: ShopFormTexts = {
  variations: {
    choose: 'Trieu: {choices}.',
    unavailable: 'Aquesta combinació no està disponible. Trieu-ne una altra.',
    cleared: 'S’han esborrat les vostres opcions.',
    failed: 'No s’ha pogut saber el preu. Torneu-ho a provar.',
  },
  checkout: {
    required: '{label} és un camp obligatori.',
    email: '{label} no és una adreça electrònica vàlida.',
    phone: '{label} no és un número de telèfon vàlid.',
    billing: '{label} (facturació)',
    shipping: '{label} (enviament)',
    failed: 'No s’ha pogut enviar la comanda. No s’ha perdut res del que heu escrit: torneu-ho a provar.',
    stale: 'No s’han pogut actualitzar els totals. Torneu-ho a provar.',
    state: 'Trieu una opció…',
    optional: 'opcional',
  },
};
export default ca;
