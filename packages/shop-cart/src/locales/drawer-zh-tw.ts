import type { DrawerTexts } from '../drawer/logic/texts';

/** Chinese, traditional. */
const zhTw: DrawerTexts = {
  title: '您的購物車',
  close: '關閉',
  empty: '您的購物車是空的。',
  loading: '正在載入購物車…',
  offline: '您目前離線。這是我們最後看到的購物車。',
  failed: '操作未成功，購物車沒有變更。請再試一次。',
  unread: '無法載入購物車。',
  retry: '再試一次',
  remove: '移除{name}',
  removed: '已移除{name}。',
  undo: '復原',
  less: '減少一件{name}',
  more: '增加一件{name}',
  quantity: '{name}的數量',
  subtotal: '小計',
  coupon: '折價券代碼',
  apply: '使用',
  remove_coupon: '移除折價券{code}',
  note: '給商店的留言',
  saved: '已儲存。',
  away: '再買{amount}即可免運費。',
  reached: '已享免運費。',
  cross_sells: '搭配推薦',
  add: '加入{name}',
  view_cart: '查看購物車',
  checkout: '前往結帳',
  shop: '前往商店',
};
export default zhTw;
