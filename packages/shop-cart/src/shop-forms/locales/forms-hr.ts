import type { ShopFormTexts } from '../texts';

/** Croatian. */
const hr: ShopFormTexts = {
  variations: {
    choose: 'Odaberite: {choices}.',
    unavailable: 'Ova kombinacija nije dostupna. Odaberite drugu.',
    cleared: 'Vaši su odabiri izbrisani.',
    failed: 'Cijena se nije mogla saznati. Pokušajte ponovno.',
  },
  checkout: {
    required: '{label} je obavezno polje.',
    email: '{label} nije valjana adresa e-pošte.',
    phone: '{label} nije valjan telefonski broj.',
    billing: '{label} (naplata)',
    shipping: '{label} (dostava)',
    failed: 'Vaša se narudžba nije mogla poslati. Ništa što ste upisali nije izgubljeno: pokušajte ponovno.',
    stale: 'Iznosi se nisu mogli ažurirati. Pokušajte ponovno.',
    state: 'Odaberite…',
    optional: 'nije obavezno',
  },
};
export default hr;
