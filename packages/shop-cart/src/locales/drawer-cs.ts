import type { DrawerTexts } from '../drawer/logic/texts';

/** Czech. */
const cs: DrawerTexts = {
  title: 'Váš košík',
  close: 'Zavřít',
  empty: 'Váš košík je prázdný.',
  loading: 'Košík se načítá…',
  offline: 'Jste offline. Takto jsme váš košík viděli naposledy.',
  failed: 'Nepodařilo se to a košík zůstal beze změny. Zkuste to prosím znovu.',
  unread: 'Košík se nepodařilo načíst.',
  retry: 'Zkusit znovu',
  remove: 'Odebrat {name}',
  removed: '{name}: odebráno.',
  undo: 'Zpět',
  less: 'O jeden méně: {name}',
  more: 'O jeden více: {name}',
  quantity: 'Množství: {name}',
  subtotal: 'Mezisoučet',
  coupon: 'Slevový kód',
  apply: 'Použít',
  remove_coupon: 'Odebrat slevový kód {code}',
  note: 'Vzkaz obchodu',
  saved: 'Uloženo.',
  away: 'Do dopravy zdarma zbývá {amount}.',
  reached: 'Doprava je zdarma.',
  cross_sells: 'Hodí se k tomu',
  add: 'Přidat {name}',
  view_cart: 'Zobrazit košík',
  checkout: 'K pokladně',
  shop: 'Do obchodu',
};
export default cs;
