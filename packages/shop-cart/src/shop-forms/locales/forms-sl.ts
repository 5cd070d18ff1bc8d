import type { ShopFormTexts } from '../texts';

/** Slovenian. */
const sl: ShopFormTexts = {
  variations: {
    choose: 'Izberite: {choices}.',
    unavailable: 'Ta kombinacija ni na voljo. Izberite drugo.',
    cleared: 'Vaše izbire so počiščene.',
    failed: 'Cene ni bilo mogoče ugotoviti. Poskusite znova.',
  },
  checkout: {
    required: '{label} je obvezno polje.',
    email: '{label} ni veljaven e-poštni naslov.',
    phone: '{label} ni veljavna telefonska številka.',
    billing: '{label} (plačilo)',
    shipping: '{label} (dostava)',
    failed: 'Naročila ni bilo mogoče poslati. Nič od vpisanega ni izgubljeno: poskusite znova.',
    stale: 'Zneskov ni bilo mogoče posodobiti. Poskusite znova.',
    state: 'Izberite…',
    optional: 'neobvezno',
  },
};
export default sl;
