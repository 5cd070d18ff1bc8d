import type { DrawerTexts } from '../drawer/logic/texts';

/** Portuguese. */
const pt: DrawerTexts = {
  title: 'O seu cesto',
  close: 'Fechar',
  empty: 'O seu cesto está vazio.',
  loading: 'A carregar o seu cesto…',
  offline: 'Está sem ligação. Este é o seu cesto como o vimos pela última vez.',
  failed: 'Não funcionou e o seu cesto ficou como estava. Tente novamente.',
  unread: 'Não foi possível carregar o seu cesto.',
  retry: 'Tentar novamente',
  remove: 'Remover {name}',
  removed: '{name} foi removido.',
  undo: 'Anular',
  less: 'Menos um de {name}',
  more: 'Mais um de {name}',
  quantity: 'Quantidade de {name}',
  subtotal: 'Subtotal do cesto',
  coupon: 'Código de desconto',
  apply: 'Aplicar',
  remove_coupon: 'Remover o código {code}',
  note: 'Nota para a loja',
  saved: 'Guardado.',
  away: 'Faltam {amount} para o envio grátis.',
  reached: 'O envio é grátis.',
  cross_sells: 'Combina bem',
  add: 'Adicionar {name}',
  view_cart: 'Ver o cesto',
  checkout: 'Finalizar compra',
  shop: 'Ir para a loja',
};
export default pt;
