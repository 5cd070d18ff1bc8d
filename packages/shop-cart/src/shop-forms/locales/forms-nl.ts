import type { ShopFormTexts } from '../texts';

/** Dutch. */
const nl: ShopFormTexts = {
  variations: {
    choose: 'Kies: {choices}.',
    unavailable: 'Deze combinatie is niet beschikbaar. Kies een andere.',
    cleared: 'Je keuzes zijn gewist.',
    failed: 'De prijs kon niet worden opgevraagd. Probeer het opnieuw.',
  },
  checkout: {
    required: '{label} is een verplicht veld.',
    email: '{label} is geen geldig e-mailadres.',
    phone: '{label} is geen geldig telefoonnummer.',
    billing: '{label} (facturatie)',
    shipping: '{label} (verzending)',
    failed: 'Je bestelling kon niet worden verzonden. Wat je hebt ingevuld is er nog: probeer het opnieuw.',
    stale: 'De totalen konden niet worden bijgewerkt. Probeer het opnieuw.',
    state: 'Kies een optie…',
    optional: 'optioneel',
  },
};
export default nl;
