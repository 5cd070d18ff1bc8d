import type { ShopFormTexts } from '../texts';

/** Spanish. */
const es: ShopFormTexts = {
  variations: {
    choose: 'Elija: {choices}.',
    unavailable: 'Esta combinación no está disponible. Elija otra.',
    cleared: 'Se han borrado sus opciones.',
    failed: 'No se pudo averiguar el precio. Inténtelo de nuevo.',
  },
  checkout: {
    required: '{label} es un campo obligatorio.',
    email: '{label} no es una dirección de correo electrónico válida.',
    phone: '{label} no es un número de teléfono válido.',
    billing: '{label} (facturación)',
    shipping: '{label} (envío)',
    failed: 'No se pudo enviar su pedido. No se ha perdido nada de lo que ha escrito: inténtelo de nuevo.',
    stale: 'No se pudieron actualizar los totales. Inténtelo de nuevo.',
    state: 'Elija una opción…',
    optional: 'opcional',
  },
};
export default es;
