import type { ShopFormTexts } from '../texts';

/** Czech. */
const cs: ShopFormTexts = {
  variations: {
    choose: 'Vyberte prosím: {choices}.',
    unavailable: 'Tato kombinace není dostupná. Vyberte prosím jinou.',
    cleared: 'Váš výběr byl zrušen.',
    failed: 'Cenu se nepodařilo zjistit. Zkuste to prosím znovu.',
  },
  checkout: {
    required: '{label} je povinné pole.',
    email: '{label} není platná e-mailová adresa.',
    phone: '{label} není platné telefonní číslo.',
    billing: '{label} (fakturace)',
    shipping: '{label} (doručení)',
    failed: 'Objednávku se nepodařilo odeslat. Nic z toho, co jste napsali, se neztratilo: zkuste to prosím znovu.',
    stale: 'Součty se nepodařilo aktualizovat. Zkuste to prosím znovu.',
    state: 'Vyberte možnost…',
    optional: 'nepovinné',
  },
};
export default cs;
