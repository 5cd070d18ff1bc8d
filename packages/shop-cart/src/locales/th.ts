import type { CartTexts } from '../settings';

/** Thai. */
const th: CartTexts = {
  i18n_added: 'เพิ่มลงในตะกร้าแล้ว',
  i18n_removed: 'นำออกจากตะกร้าแล้ว',
  i18n_failed: 'ไม่สำเร็จ โปรดตรวจสอบตะกร้าแล้วลองอีกครั้ง',
  i18n_wait: 'โปรดรอสักครู่…',
  i18n_undo: 'เลิกทำ',
  i18n_password_show: 'แสดงรหัสผ่าน',
  i18n_password_hide: 'ซ่อนรหัสผ่าน',
};
export default th;
