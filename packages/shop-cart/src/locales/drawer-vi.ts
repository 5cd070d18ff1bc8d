import type { DrawerTexts } from '../drawer/logic/texts';

/** Vietnamese. */
const vi: DrawerTexts = {
  title: 'Giỏ hàng của bạn',
  close: 'Đóng',
  empty: 'Giỏ hàng của bạn đang trống.',
  loading: 'Đang tải giỏ hàng…',
  offline: 'Bạn đang ngoại tuyến. Đây là giỏ hàng lần cuối chúng tôi thấy.',
  failed: 'Không thực hiện được, giỏ hàng vẫn như cũ. Vui lòng thử lại.',
  unread: 'Không tải được giỏ hàng.',
  retry: 'Thử lại',
  remove: 'Xóa {name}',
  removed: 'Đã xóa {name}.',
  undo: 'Hoàn tác',
  less: 'Bớt một {name}',
  more: 'Thêm một {name}',
  quantity: 'Số lượng {name}',
  subtotal: 'Tạm tính',
  coupon: 'Mã giảm giá',
  apply: 'Áp dụng',
  remove_coupon: 'Bỏ mã {code}',
  note: 'Lời nhắn cho cửa hàng',
  saved: 'Đã lưu.',
  away: 'Còn {amount} nữa để được miễn phí giao hàng.',
  reached: 'Giao hàng miễn phí.',
  cross_sells: 'Hợp với sản phẩm này',
  add: 'Thêm {name}',
  view_cart: 'Xem giỏ hàng',
  checkout: 'Thanh toán',
  shop: 'Đến cửa hàng',
};
export default vi;
