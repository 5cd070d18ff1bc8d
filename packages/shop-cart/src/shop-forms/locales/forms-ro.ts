import type { ShopFormTexts } from '../texts';

/** Romanian. */
const ro: ShopFormTexts = {
  variations: {
    choose: 'Alegeți: {choices}.',
    unavailable: 'Această combinație nu este disponibilă. Alegeți alta.',
    cleared: 'Alegerile au fost șterse.',
    failed: 'Prețul nu a putut fi aflat. Încercați din nou.',
  },
  checkout: {
    required: '{label} este un câmp obligatoriu.',
    email: '{label} nu este o adresă de e-mail validă.',
    phone: '{label} nu este un număr de telefon valid.',
    billing: '{label} (facturare)',
    shipping: '{label} (livrare)',
    failed: 'Comanda nu a putut fi trimisă. Nimic din ce ați scris nu s-a pierdut: încercați din nou.',
    stale: 'Totalurile nu au putut fi actualizate. Încercați din nou.',
    state: 'Alegeți…',
    optional: 'opțional',
  },
};
export default ro;
