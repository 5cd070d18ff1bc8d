import type { DrawerTexts } from '../drawer/logic/texts';

/** Turkish. */
const tr: DrawerTexts = {
  title: 'Sepetiniz',
  close: 'Kapat',
  empty: 'Sepetiniz boş.',
  loading: 'Sepetiniz yükleniyor…',
  offline: 'Çevrimdışısınız. Sepetinizi en son böyle gördük.',
  failed: 'Olmadı ve sepetiniz değişmedi. Lütfen tekrar deneyin.',
  unread: 'Sepetiniz yüklenemedi.',
  retry: 'Tekrar dene',
  remove: 'Kaldır: {name}',
  removed: 'Kaldırıldı: {name}.',
  undo: 'Geri al',
  less: 'Bir eksik: {name}',
  more: 'Bir fazla: {name}',
  quantity: 'Adet: {name}',
  subtotal: 'Ara toplam',
  coupon: 'Kupon kodu',
  apply: 'Uygula',
  remove_coupon: '{code} kuponunu kaldır',
  note: 'Mağazaya not',
  saved: 'Kaydedildi.',
  away: 'Ücretsiz kargo için {amount} kaldı.',
  reached: 'Kargo ücretsiz.',
  cross_sells: 'Bununla iyi gider',
  add: 'Ekle: {name}',
  view_cart: 'Sepeti görüntüle',
  checkout: 'Ödemeye geç',
  shop: 'Mağazaya git',
};
export default tr;
