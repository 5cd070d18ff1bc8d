import type { ShopFormTexts } from '../texts';

/** Hungarian. */
const hu: ShopFormTexts = {
  variations: {
    choose: 'Kérjük, válasszon: {choices}.',
    unavailable: 'Ez az összeállítás nem kapható. Kérjük, válasszon másikat.',
    cleared: 'A választásait töröltük.',
    failed: 'Az árat nem sikerült lekérdezni. Kérjük, próbálja újra.',
  },
  checkout: {
    required: '{label}: kötelező mező.',
    email: '{label}: nem érvényes e-mail-cím.',
    phone: '{label}: nem érvényes telefonszám.',
    billing: '{label} (számlázás)',
    shipping: '{label} (szállítás)',
    failed: 'A rendelését nem sikerült elküldeni. Semmi sem veszett el abból, amit beírt: kérjük, próbálja újra.',
    stale: 'Az összegeket nem sikerült frissíteni. Kérjük, próbálja újra.',
    state: 'Válasszon…',
    optional: 'nem kötelező',
  },
};
export default hu;
