import type { ShopFormTexts } from '../texts';

/** Turkish. */
const tr: ShopFormTexts = {
  variations: {
    choose: 'Lütfen seçin: {choices}.',
    unavailable: 'Bu kombinasyon mevcut değil. Lütfen başka birini seçin.',
    cleared: 'Seçimleriniz temizlendi.',
    failed: 'Fiyat öğrenilemedi. Lütfen tekrar deneyin.',
  },
  checkout: {
    required: '{label} zorunlu bir alandır.',
    email: '{label} geçerli bir e-posta adresi değil.',
    phone: '{label} geçerli bir telefon numarası değil.',
    billing: '{label} (fatura)',
    shipping: '{label} (teslimat)',
    failed: 'Siparişiniz gönderilemedi. Yazdıklarınız kaybolmadı: lütfen tekrar deneyin.',
    stale: 'Toplamlar güncellenemedi. Lütfen tekrar deneyin.',
    state: 'Bir seçenek belirleyin…',
    optional: 'isteğe bağlı',
  },
};
export default tr;
