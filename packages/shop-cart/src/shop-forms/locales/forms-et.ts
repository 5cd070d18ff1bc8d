import type { ShopFormTexts } from '../texts';

/** Estonian. */
const et: ShopFormTexts = {
  variations: {
    choose: 'Palun valige: {choices}.',
    unavailable: 'See kombinatsioon ei ole saadaval. Palun valige mõni muu.',
    cleared: 'Teie valikud on tühistatud.',
    failed: 'Hinda ei õnnestunud leida. Palun proovige uuesti.',
  },
  checkout: {
    required: '{label} on kohustuslik väli.',
    email: '{label} ei ole kehtiv e-posti aadress.',
    phone: '{label} ei ole kehtiv telefoninumber.',
    billing: '{label} (arveldus)',
    shipping: '{label} (tarne)',
    failed: 'Teie tellimust ei õnnestunud saata. Midagi kirjutatust ei läinud kaduma: palun proovige uuesti.',
    stale: 'Summasid ei õnnestunud uuendada. Palun proovige uuesti.',
    state: 'Valige…',
    optional: 'valikuline',
  },
};
export default et;
