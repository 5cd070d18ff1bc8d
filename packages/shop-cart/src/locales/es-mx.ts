import type { CartTexts } from '../settings';

/** Spanish, Latin America. */
const esMx: CartTexts = {
  i18n_added: 'Agregado al carrito.',
  i18n_removed: 'Eliminado del carrito.',
  i18n_failed: 'No funcionó. Revise su carrito e inténtelo de nuevo.',
  i18n_wait: 'Espere…',
  i18n_undo: 'Deshacer',
  i18n_password_show: 'Mostrar contraseña',
  i18n_password_hide: 'Ocultar contraseña',
};
export default esMx;
