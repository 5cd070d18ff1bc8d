import type { CartTexts } from '../settings';

/** Chinese, simplified. */
const zhCn: CartTexts = {
  i18n_added: '已加入购物车。',
  i18n_removed: '已从购物车移除。',
  i18n_failed: '操作未成功。请查看购物车后重试。',
  i18n_wait: '请稍候…',
  i18n_undo: '撤销',
  i18n_password_show: '显示密码',
  i18n_password_hide: '隐藏密码',
};
export default zhCn;
