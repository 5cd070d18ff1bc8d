import type { ShopFormTexts } from '../texts';

/** Slovak. */
const sk: ShopFormTexts = {
  variations: {
    choose: 'Vyberte: {choices}.',
    unavailable: 'Táto kombinácia nie je dostupná. Vyberte inú.',
    cleared: 'Váš výber bol zrušený.',
    failed: 'Cenu sa nepodarilo zistiť. Skúste to znova.',
  },
  checkout: {
    required: '{label} je povinné pole.',
    email: '{label} nie je platná e-mailová adresa.',
    phone: '{label} nie je platné telefónne číslo.',
    billing: '{label} (fakturácia)',
    shipping: '{label} (doručenie)',
    failed: 'Objednávku sa nepodarilo odoslať. Nič z toho, čo ste napísali, sa nestratilo: skúste to znova.',
    stale: 'Súčty sa nepodarilo aktualizovať. Skúste to znova.',
    state: 'Vyberte možnosť…',
    optional: 'nepovinné',
  },
};
export default sk;
