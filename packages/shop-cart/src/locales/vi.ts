import type { CartTexts } from '../settings';

/** Vietnamese. */
const vi: CartTexts = {
  i18n_added: 'Đã thêm vào giỏ hàng.',
  i18n_removed: 'Đã xóa khỏi giỏ hàng.',
  i18n_failed: 'Không thực hiện được. Vui lòng xem lại giỏ hàng và thử lại.',
  i18n_wait: 'Vui lòng chờ…',
  i18n_undo: 'Hoàn tác',
  i18n_password_show: 'Hiện mật khẩu',
  i18n_password_hide: 'Ẩn mật khẩu',
};
export default vi;
