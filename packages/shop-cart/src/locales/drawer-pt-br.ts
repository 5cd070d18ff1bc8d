import type { DrawerTexts } from '../drawer/logic/texts';

/** Portuguese, Brazil. */
const ptBr: DrawerTexts = {
  title: 'Seu carrinho',
  close: 'Fechar',
  empty: 'Seu carrinho está vazio.',
  loading: 'Carregando seu carrinho…',
  offline: 'Você está sem conexão. Este é o seu carrinho como o vimos por último.',
  failed: 'Não funcionou e seu carrinho continua como estava. Tente novamente.',
  unread: 'Não foi possível carregar seu carrinho.',
  retry: 'Tentar novamente',
  remove: 'Remover {name}',
  removed: '{name} foi removido.',
  undo: 'Desfazer',
  less: 'Menos um de {name}',
  more: 'Mais um de {name}',
  quantity: 'Quantidade de {name}',
  subtotal: 'Subtotal do carrinho',
  coupon: 'Cupom de desconto',
  apply: 'Aplicar',
  remove_coupon: 'Remover o cupom {code}',
  note: 'Recado para a loja',
  saved: 'Salvo.',
  away: 'Faltam {amount} para o frete grátis.',
  reached: 'O frete é grátis.',
  cross_sells: 'Combina bem',
  add: 'Adicionar {name}',
  view_cart: 'Ver o carrinho',
  checkout: 'Finalizar compra',
  shop: 'Ir para a loja',
};
export default ptBr;
