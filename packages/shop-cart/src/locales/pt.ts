import type { CartTexts } from '../settings';

/** Portuguese. */
const pt: CartTexts = {
  i18n_added: 'Adicionado ao seu carrinho.',
  i18n_removed: 'Removido do seu carrinho.',
  i18n_failed: 'Não resultou. Verifique o seu carrinho e tente novamente.',
  i18n_wait: 'Aguarde…',
  i18n_undo: 'Anular',
  i18n_password_show: 'Mostrar palavra-passe',
  i18n_password_hide: 'Ocultar palavra-passe',
};
export default pt;
