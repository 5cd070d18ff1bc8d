import type { DrawerTexts } from '../drawer/logic/texts';

/** Chinese, simplified. */
const zhCn: DrawerTexts = {
  title: '您的购物车',
  close: '关闭',
  empty: '您的购物车是空的。',
  loading: '正在加载购物车…',
  offline: '您已离线。这是我们最后一次看到的购物车。',
  failed: '操作未成功，购物车没有变化。请重试。',
  unread: '无法加载购物车。',
  retry: '重试',
  remove: '移除{name}',
  removed: '已移除{name}。',
  undo: '撤销',
  less: '减少一件{name}',
  more: '增加一件{name}',
  quantity: '{name}的数量',
  subtotal: '小计',
  coupon: '优惠码',
  apply: '使用',
  remove_coupon: '移除优惠码{code}',
  note: '给商店的留言',
  saved: '已保存。',
  away: '再买{amount}即可免运费。',
  reached: '已免运费。',
  cross_sells: '搭配推荐',
  add: '添加{name}',
  view_cart: '查看购物车',
  checkout: '去结账',
  shop: '前往商店',
};
export default zhCn;
