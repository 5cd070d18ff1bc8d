import type { ShopFormTexts } from '../texts';

/** Latvian. */
const lv: ShopFormTexts = {
  variations: {
    choose: 'Lūdzu, izvēlieties: {choices}.',
    unavailable: 'Šī kombinācija nav pieejama. Lūdzu, izvēlieties citu.',
    cleared: 'Jūsu izvēle ir notīrīta.',
    failed: 'Cenu neizdevās noskaidrot. Lūdzu, mēģiniet vēlreiz.',
  },
  checkout: {
    required: '{label} ir obligāts lauks.',
    email: '{label} nav derīga e-pasta adrese.',
    phone: '{label} nav derīgs tālruņa numurs.',
    billing: '{label} (rēķins)',
    shipping: '{label} (piegāde)',
    failed: 'Pasūtījumu neizdevās nosūtīt. Nekas no ierakstītā nav zudis: lūdzu, mēģiniet vēlreiz.',
    stale: 'Summas neizdevās atjaunināt. Lūdzu, mēģiniet vēlreiz.',
    state: 'Izvēlieties…',
    optional: 'nav obligāti',
  },
};
export default lv;
