import type { ShopFormTexts } from '../texts';

/** Japanese. */
const ja: ShopFormTexts = {
  variations: {
    choose: '選択してください: {choices}。',
    unavailable: 'この組み合わせはご利用いただけません。別のものを選択してください。',
    cleared: '選択をクリアしました。',
    failed: '価格を取得できませんでした。もう一度お試しください。',
  },
  checkout: {
    required: '{label}は必須項目です。',
    email: '{label}は有効なメールアドレスではありません。',
    phone: '{label}は有効な電話番号ではありません。',
    billing: '{label}（請求先）',
    shipping: '{label}（お届け先）',
    failed: 'ご注文を送信できませんでした。入力内容は失われていません。もう一度お試しください。',
    stale: '合計を更新できませんでした。もう一度お試しください。',
    state: '選択してください…',
    optional: '任意',
  },
};
export default ja;
