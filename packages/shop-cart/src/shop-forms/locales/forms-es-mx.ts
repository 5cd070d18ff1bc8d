import type { ShopFormTexts } from '../texts';

/** Spanish, Latin America. */
const esMx: ShopFormTexts = {
  variations: {
    choose: 'Elige: {choices}.',
    unavailable: 'Esta combinación no está disponible. Elige otra.',
    cleared: 'Se borraron tus opciones.',
    failed: 'No se pudo averiguar el precio. Inténtalo de nuevo.',
  },
  checkout: {
    required: '{label} es un campo obligatorio.',
    email: '{label} no es una dirección de correo electrónico válida.',
    phone: '{label} no es un número de teléfono válido.',
    billing: '{label} (facturación)',
    shipping: '{label} (envío)',
    failed: 'No se pudo enviar tu pedido. No se perdió nada de lo que escribiste: inténtalo de nuevo.',
    stale: 'No se pudieron actualizar los totales. Inténtalo de nuevo.',
    state: 'Elige una opción…',
    optional: 'opcional',
  },
};
export default esMx;
