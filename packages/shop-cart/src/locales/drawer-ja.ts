import type { DrawerTexts } from '../drawer/logic/texts';

/** Japanese. */
const ja: DrawerTexts = {
  title: 'カート',
  close: '閉じる',
  empty: 'カートは空です。',
  loading: 'カートを読み込んでいます…',
  offline: 'オフラインです。最後に確認したカートの内容を表示しています。',
  failed: '処理できませんでした。カートは変更されていません。もう一度お試しください。',
  unread: 'カートを読み込めませんでした。',
  retry: '再試行',
  remove: '{name}を削除',
  removed: '{name}を削除しました。',
  undo: '元に戻す',
  less: '{name}を1つ減らす',
  more: '{name}を1つ増やす',
  quantity: '{name}の数量',
  subtotal: '小計',
  coupon: 'クーポンコード',
  apply: '適用',
  remove_coupon: 'クーポン{code}を削除',
  note: 'ショップへのメッセージ',
  saved: '保存しました。',
  away: 'あと{amount}で送料無料です。',
  reached: '送料無料です。',
  cross_sells: '一緒におすすめ',
  add: '{name}を追加',
  view_cart: 'カートを見る',
  checkout: 'ご購入手続きへ',
  shop: 'ショップへ',
};
export default ja;
