import type { ShopFormTexts } from '../texts';

/** Norwegian. */
const no: ShopFormTexts = {
  variations: {
    choose: 'Velg: {choices}.',
    unavailable: 'Denne kombinasjonen er ikke tilgjengelig. Velg en annen.',
    cleared: 'Valgene dine er fjernet.',
    failed: 'Prisen ble ikke funnet. Prøv igjen.',
  },
  checkout: {
    required: '{label} må fylles ut.',
    email: '{label} er ikke en gyldig e-postadresse.',
    phone: '{label} er ikke et gyldig telefonnummer.',
    billing: '{label} (fakturering)',
    shipping: '{label} (levering)',
    failed: 'Bestillingen kunne ikke sendes. Ingenting av det du har skrevet er borte: prøv igjen.',
    stale: 'Summene kunne ikke oppdateres. Prøv igjen.',
    state: 'Velg…',
    optional: 'valgfritt',
  },
};
export default no;
