import type { ShopFormTexts } from '../texts';

/** Afrikaans. */
const af: ShopFormTexts = {
  variations: {
    choose: 'Kies asseblief: {choices}.',
    unavailable: 'Hierdie kombinasie is nie beskikbaar nie. Kies asseblief ’n ander een.',
    cleared: 'Jou keuses is uitgevee.',
    failed: 'Die prys kon nie bepaal word nie. Probeer asseblief weer.',
  },
  checkout: {
    required: '{label} is ’n verpligte veld.',
    email: '{label} is nie ’n geldige e-posadres nie.',
    phone: '{label} is nie ’n geldige telefoonnommer nie.',
    billing: '{label} (fakturering)',
    shipping: '{label} (aflewering)',
    failed: 'Jou bestelling kon nie gestuur word nie. Niks wat jy getik het is verlore nie: probeer asseblief weer.',
    stale: 'Die totale kon nie bygewerk word nie. Probeer asseblief weer.',
    state: 'Kies ’n opsie …',
    optional: 'opsioneel',
  },
};
export default af;
