import type { ShopFormTexts } from '../texts';

/** Danish. */
const da: ShopFormTexts = {
  variations: {
    choose: 'Vælg venligst: {choices}.',
    unavailable: 'Denne kombination findes ikke. Vælg venligst en anden.',
    cleared: 'Dine valg er ryddet.',
    failed: 'Prisen kunne ikke findes. Prøv venligst igen.',
  },
  checkout: {
    required: '{label} skal udfyldes.',
    email: '{label} er ikke en gyldig e-mailadresse.',
    phone: '{label} er ikke et gyldigt telefonnummer.',
    billing: '{label} (fakturering)',
    shipping: '{label} (levering)',
    failed: 'Din bestilling kunne ikke sendes. Intet af det, du har skrevet, er gået tabt: prøv venligst igen.',
    stale: 'Beløbene kunne ikke opdateres. Prøv venligst igen.',
    state: 'Vælg en mulighed…',
    optional: 'valgfrit',
  },
};
export default da;
