import type { ShopFormTexts } from '../texts';

/** Chinese, traditional. */
const zhTw: ShopFormTexts = {
  variations: {
    choose: '請選擇：{choices}。',
    unavailable: '沒有此組合。請選擇其他組合。',
    cleared: '已清除您的選擇。',
    failed: '無法查詢價格。請再試一次。',
  },
  checkout: {
    required: '{label}為必填欄位。',
    email: '{label}不是有效的電子郵件地址。',
    phone: '{label}不是有效的電話號碼。',
    billing: '{label}（帳單）',
    shipping: '{label}（運送）',
    failed: '無法送出您的訂單。您填寫的內容沒有遺失，請再試一次。',
    stale: '無法更新總額。請再試一次。',
    state: '請選擇…',
    optional: '選填',
  },
};
export default zhTw;
