import type { DrawerTexts } from '../drawer/logic/texts';

/** Spanish. */
const es: DrawerTexts = {
  title: 'Tu cesta',
  close: 'Cerrar',
  empty: 'Tu cesta está vacía.',
  loading: 'Cargando tu cesta…',
  offline: 'No tienes conexión. Así vimos tu cesta por última vez.',
  failed: 'No ha funcionado y tu cesta sigue igual. Inténtalo de nuevo.',
  unread: 'No se ha podido cargar tu cesta.',
  retry: 'Reintentar',
  remove: 'Quitar {name}',
  removed: 'Se ha quitado {name}.',
  undo: 'Deshacer',
  less: 'Uno menos de {name}',
  more: 'Uno más de {name}',
  quantity: 'Cantidad de {name}',
  subtotal: 'Subtotal de la cesta',
  coupon: 'Código de descuento',
  apply: 'Aplicar',
  remove_coupon: 'Quitar el código {code}',
  note: 'Nota para la tienda',
  saved: 'Guardado.',
  away: 'Faltan {amount} para el envío gratis.',
  reached: 'El envío es gratis.',
  cross_sells: 'Combina bien con esto',
  add: 'Añadir {name}',
  view_cart: 'Ver la cesta',
  checkout: 'Finalizar compra',
  shop: 'Ir a la tienda',
};
export default es;
