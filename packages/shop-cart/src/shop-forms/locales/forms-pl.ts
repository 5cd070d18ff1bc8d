import type { ShopFormTexts } from '../texts';

/** Polish. */
const pl: ShopFormTexts = {
  variations: {
    choose: 'Wybierz: {choices}.',
    unavailable: 'Ta kombinacja jest niedostępna. Wybierz inną.',
    cleared: 'Twój wybór został wyczyszczony.',
    failed: 'Nie udało się ustalić ceny. Spróbuj ponownie.',
  },
  checkout: {
    required: '{label} to pole wymagane.',
    email: '{label}: to nie jest prawidłowy adres e-mail.',
    phone: '{label}: to nie jest prawidłowy numer telefonu.',
    billing: '{label} (dane do faktury)',
    shipping: '{label} (dostawa)',
    failed: 'Nie udało się wysłać zamówienia. Nic z tego, co wpisano, nie przepadło: spróbuj ponownie.',
    stale: 'Nie udało się zaktualizować sum. Spróbuj ponownie.',
    state: 'Wybierz…',
    optional: 'opcjonalne',
  },
};
export default pl;
