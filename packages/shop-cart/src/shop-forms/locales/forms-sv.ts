import type { ShopFormTexts } from '../texts';

/** Swedish. */
const sv: ShopFormTexts = {
  variations: {
    choose: 'Välj: {choices}.',
    unavailable: 'Den här kombinationen finns inte. Välj en annan.',
    cleared: 'Dina val har rensats.',
    failed: 'Priset kunde inte hämtas. Försök igen.',
  },
  checkout: {
    required: '{label} är ett obligatoriskt fält.',
    email: '{label} är inte en giltig e-postadress.',
    phone: '{label} är inte ett giltigt telefonnummer.',
    billing: '{label} (fakturering)',
    shipping: '{label} (leverans)',
    failed: 'Din beställning kunde inte skickas. Inget av det du har skrivit har gått förlorat: försök igen.',
    stale: 'Summorna kunde inte uppdateras. Försök igen.',
    state: 'Välj ett alternativ…',
    optional: 'valfritt',
  },
};
export default sv;
