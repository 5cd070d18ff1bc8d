import type { ShopFormTexts } from '../texts';

/** Lithuanian. */
const lt: ShopFormTexts = {
  variations: {
    choose: 'Pasirinkite: {choices}.',
    unavailable: 'Tokio derinio nėra. Pasirinkite kitą.',
    cleared: 'Jūsų pasirinkimai išvalyti.',
    failed: 'Nepavyko sužinoti kainos. Bandykite dar kartą.',
  },
  checkout: {
    required: '{label} – privalomas laukas.',
    email: '{label} – netinkamas el. pašto adresas.',
    phone: '{label} – netinkamas telefono numeris.',
    billing: '{label} (sąskaita)',
    shipping: '{label} (pristatymas)',
    failed: 'Nepavyko išsiųsti užsakymo. Tai, ką įvedėte, neprarasta: bandykite dar kartą.',
    stale: 'Nepavyko atnaujinti sumų. Bandykite dar kartą.',
    state: 'Pasirinkite…',
    optional: 'neprivaloma',
  },
};
export default lt;
