import type { CartTexts } from '../settings';

/** Catalan. */
const ca: CartTexts = {
  i18n_added: 'S’ha afegit a la cistella.',
  i18n_removed: 'S’ha tret de la cistella.',
  i18n_failed: 'No ha funcionat. Reviseu la cistella i torneu-ho a provar.',
  i18n_wait: 'Espereu…',
  i18n_undo: 'Desfés',
  i18n_password_show: 'Mostra la contrasenya',
  i18n_password_hide: 'Amaga la contrasenya',
};
export default ca;
