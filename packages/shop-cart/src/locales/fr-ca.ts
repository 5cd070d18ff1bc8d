import type { CartTexts } from '../settings';

/** French, Canada. */
const frCa: CartTexts = {
  i18n_added: 'Ajouté à votre panier.',
  i18n_removed: 'Retiré de votre panier.',
  i18n_failed: 'Cela n’a pas fonctionné. Veuillez vérifier votre panier et réessayer.',
  i18n_wait: 'Veuillez patienter…',
  i18n_undo: 'Annuler',
  i18n_password_show: 'Afficher le mot de passe',
  i18n_password_hide: 'Masquer le mot de passe',
};
export default frCa;
