import type { DrawerTexts } from '../drawer/logic/texts';

/** Filipino. */
const tl: DrawerTexts = {
  title: 'Ang iyong basket',
  close: 'Isara',
  empty: 'Walang laman ang iyong basket.',
  loading: 'Nilo-load ang iyong basket…',
  offline: 'Offline ka. Ganito namin huling nakita ang iyong basket.',
  failed: 'Hindi iyon nagtagumpay at hindi nagbago ang iyong basket. Pakisubukan muli.',
  unread: 'Hindi ma-load ang iyong basket.',
  retry: 'Subukan muli',
  remove: 'Alisin ang {name}',
  removed: 'Inalis na ang {name}.',
  undo: 'Ibalik',
  less: 'Bawasan ng isa ang {name}',
  more: 'Dagdagan ng isa ang {name}',
  quantity: 'Dami ng {name}',
  subtotal: 'Kabuuan bago bayaran',
  coupon: 'Kodigo ng kupon',
  apply: 'Gamitin',
  remove_coupon: 'Alisin ang kupon na {code}',
  note: 'Tala para sa tindahan',
  saved: 'Na-save na.',
  away: '{amount} na lang para sa libreng padala.',
  reached: 'Libre ang padala.',
  cross_sells: 'Bagay dito',
  add: 'Idagdag ang {name}',
  view_cart: 'Tingnan ang basket',
  checkout: 'Magbayad',
  shop: 'Pumunta sa tindahan',
};
export default tl;
