import type { ShopFormTexts } from '../texts';

/** Vietnamese. */
const vi: ShopFormTexts = {
  variations: {
    choose: 'Vui lòng chọn: {choices}.',
    unavailable: 'Không có kết hợp này. Vui lòng chọn kết hợp khác.',
    cleared: 'Các lựa chọn của bạn đã được xóa.',
    failed: 'Không tìm được giá. Vui lòng thử lại.',
  },
  checkout: {
    required: '{label} là trường bắt buộc.',
    email: '{label} không phải là địa chỉ email hợp lệ.',
    phone: '{label} không phải là số điện thoại hợp lệ.',
    billing: '{label} (thanh toán)',
    shipping: '{label} (giao hàng)',
    failed: 'Không gửi được đơn hàng của bạn. Những gì bạn đã nhập vẫn còn: vui lòng thử lại.',
    stale: 'Không cập nhật được tổng tiền. Vui lòng thử lại.',
    state: 'Chọn…',
    optional: 'không bắt buộc',
  },
};
export default vi;
