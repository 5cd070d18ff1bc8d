import type { DrawerTexts } from '../drawer/logic/texts';

/** Spanish, Latin America. */
const esMx: DrawerTexts = {
  title: 'Tu carrito',
  close: 'Cerrar',
  empty: 'Tu carrito está vacío.',
  loading: 'Cargando tu carrito…',
  offline: 'No tienes conexión. Así vimos tu carrito por última vez.',
  failed: 'No funcionó y tu carrito sigue igual. Inténtalo de nuevo.',
  unread: 'No se pudo cargar tu carrito.',
  retry: 'Reintentar',
  remove: 'Quitar {name}',
  removed: 'Se quitó {name}.',
  undo: 'Deshacer',
  less: 'Uno menos de {name}',
  more: 'Uno más de {name}',
  quantity: 'Cantidad de {name}',
  subtotal: 'Subtotal del carrito',
  coupon: 'Código de descuento',
  apply: 'Aplicar',
  remove_coupon: 'Quitar el código {code}',
  note: 'Nota para la tienda',
  saved: 'Guardado.',
  away: 'Faltan {amount} para el envío gratis.',
  reached: 'El envío es gratis.',
  cross_sells: 'Combina bien con esto',
  add: 'Agregar {name}',
  view_cart: 'Ver el carrito',
  checkout: 'Pagar',
  shop: 'Ir a la tienda',
};
export default esMx;
