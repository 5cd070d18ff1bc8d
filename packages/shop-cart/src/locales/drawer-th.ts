import type { DrawerTexts } from '../drawer/logic/texts';

/** Thai. */
const th: DrawerTexts = {
  title: 'ตะกร้าของคุณ',
  close: 'ปิด',
  empty: 'ตะกร้าของคุณว่างเปล่า',
  loading: 'กำลังโหลดตะกร้า…',
  offline: 'คุณออฟไลน์อยู่ นี่คือตะกร้าของคุณตามที่เห็นล่าสุด',
  failed: 'ไม่สำเร็จ และตะกร้าของคุณยังเหมือนเดิม โปรดลองอีกครั้ง',
  unread: 'โหลดตะกร้าของคุณไม่ได้',
  retry: 'ลองอีกครั้ง',
  remove: 'นำ {name} ออก',
  removed: 'นำ {name} ออกแล้ว',
  undo: 'เลิกทำ',
  less: 'ลด {name} หนึ่งชิ้น',
  more: 'เพิ่ม {name} หนึ่งชิ้น',
  quantity: 'จำนวน {name}',
  subtotal: 'ยอดรวมย่อย',
  coupon: 'รหัสคูปอง',
  apply: 'ใช้',
  remove_coupon: 'นำคูปอง {code} ออก',
  note: 'ข้อความถึงร้าน',
  saved: 'บันทึกแล้ว',
  away: 'อีก {amount} จะได้ส่งฟรี',
  reached: 'ส่งฟรี',
  cross_sells: 'เข้ากันได้ดี',
  add: 'เพิ่ม {name}',
  view_cart: 'ดูตะกร้า',
  checkout: 'ชำระเงิน',
  shop: 'ไปที่ร้าน',
};
export default th;
