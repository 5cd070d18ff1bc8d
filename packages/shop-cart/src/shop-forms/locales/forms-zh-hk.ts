import type { ShopFormTexts } from '../texts';

/** Chinese, Hong Kong. */
const zhHk: ShopFormTexts = {
  variations: {
    choose: '請選擇：{choices}。',
    unavailable: '沒有此組合。請選擇其他組合。',
    cleared: '已清除你的選擇。',
    failed: '無法查詢價格。請再試一次。',
  },
  checkout: {
    required: '{label}為必填欄位。',
    email: '{label}不是有效的電郵地址。',
    phone: '{label}不是有效的電話號碼。',
    billing: '{label}（帳單）',
    shipping: '{label}（送貨）',
    failed: '無法傳送你的訂單。你填寫的內容沒有遺失，請再試一次。',
    stale: '無法更新總額。請再試一次。',
    state: '請選擇…',
    optional: '選填',
  },
};
export default zhHk;
