import type { ShopFormTexts } from '../texts';

/** Thai. */
const th: ShopFormTexts = {
  variations: {
    choose: 'โปรดเลือก: {choices}',
    unavailable: 'ไม่มีตัวเลือกชุดนี้ โปรดเลือกชุดอื่น',
    cleared: 'ล้างตัวเลือกของคุณแล้ว',
    failed: 'ไม่สามารถตรวจสอบราคาได้ โปรดลองอีกครั้ง',
  },
  checkout: {
    required: 'ต้องกรอก {label}',
    email: '{label} ไม่ใช่ที่อยู่อีเมลที่ถูกต้อง',
    phone: '{label} ไม่ใช่หมายเลขโทรศัพท์ที่ถูกต้อง',
    billing: '{label} (การเรียกเก็บเงิน)',
    shipping: '{label} (การจัดส่ง)',
    failed: 'ไม่สามารถส่งคำสั่งซื้อของคุณได้ สิ่งที่คุณพิมพ์ไว้ยังอยู่ครบ โปรดลองอีกครั้ง',
    stale: 'ไม่สามารถอัปเดตยอดรวมได้ โปรดลองอีกครั้ง',
    state: 'เลือก…',
    optional: 'ไม่บังคับ',
  },
};
export default th;
