import type { CartTexts } from '../settings';

/** Spanish. */
const es: CartTexts = {
  i18n_added: 'Añadido a la cesta.',
  i18n_removed: 'Eliminado de la cesta.',
  i18n_failed: 'No ha funcionado. Revise su cesta e inténtelo de nuevo.',
  i18n_wait: 'Espere…',
  i18n_undo: 'Deshacer',
  i18n_password_show: 'Mostrar contraseña',
  i18n_password_hide: 'Ocultar contraseña',
};
export default es;
