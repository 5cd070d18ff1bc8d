import type { ShopFormTexts } from '../texts';

/** Finnish. */
const fi: ShopFormTexts = {
  variations: {
    choose: 'Valitse: {choices}.',
    unavailable: 'Tätä yhdistelmää ei ole saatavilla. Valitse toinen.',
    cleared: 'Valintasi on tyhjennetty.',
    failed: 'Hintaa ei saatu selville. Yritä uudelleen.',
  },
  checkout: {
    required: '{label} on pakollinen kenttä.',
    email: '{label} ei ole kelvollinen sähköpostiosoite.',
    phone: '{label} ei ole kelvollinen puhelinnumero.',
    billing: '{label} (laskutus)',
    shipping: '{label} (toimitus)',
    failed: 'Tilaustasi ei voitu lähettää. Mitään kirjoittamaasi ei ole kadonnut: yritä uudelleen.',
    stale: 'Summia ei voitu päivittää. Yritä uudelleen.',
    state: 'Valitse…',
    optional: 'valinnainen',
  },
};
export default fi;
