import type { CartTexts } from '../settings';

/** Chinese, traditional. */
const zhTw: CartTexts = {
  i18n_added: '已加入購物車。',
  i18n_removed: '已從購物車移除。',
  i18n_failed: '操作未成功。請查看購物車後再試一次。',
  i18n_wait: '請稍候…',
  i18n_undo: '復原',
  i18n_password_show: '顯示密碼',
  i18n_password_hide: '隱藏密碼',
};
export default zhTw;
