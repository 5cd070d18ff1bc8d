import type { CartTexts } from '../settings';

/** Portuguese, Brazil. */
const ptBr: CartTexts = {
  i18n_added: 'Adicionado ao seu carrinho.',
  i18n_removed: 'Removido do seu carrinho.',
  i18n_failed: 'Não funcionou. Confira seu carrinho e tente novamente.',
  i18n_wait: 'Aguarde…',
  i18n_undo: 'Desfazer',
  i18n_password_show: 'Mostrar senha',
  i18n_password_hide: 'Ocultar senha',
};
export default ptBr;
