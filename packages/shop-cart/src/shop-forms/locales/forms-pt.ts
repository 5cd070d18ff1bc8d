import type { ShopFormTexts } from '../texts';

/** Portuguese. */
const pt: ShopFormTexts = {
  variations: {
    choose: 'Escolha: {choices}.',
    unavailable: 'Esta combinação não está disponível. Escolha outra.',
    cleared: 'As suas escolhas foram limpas.',
    failed: 'Não foi possível saber o preço. Tente novamente.',
  },
  checkout: {
    required: '{label} é um campo obrigatório.',
    email: '{label} não é um endereço de e-mail válido.',
    phone: '{label} não é um número de telefone válido.',
    billing: '{label} (faturação)',
    shipping: '{label} (envio)',
    failed: 'Não foi possível enviar a sua encomenda. Nada do que escreveu se perdeu: tente novamente.',
    stale: 'Não foi possível atualizar os totais. Tente novamente.',
    state: 'Escolha uma opção…',
    optional: 'opcional',
  },
};
export default pt;
