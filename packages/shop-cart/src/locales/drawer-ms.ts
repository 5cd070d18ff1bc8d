import type { DrawerTexts } from '../drawer/logic/texts';

/** Malay. */
const ms: DrawerTexts = {
  title: 'Bakul anda',
  close: 'Tutup',
  empty: 'Bakul anda kosong.',
  loading: 'Memuatkan bakul anda…',
  offline: 'Anda di luar talian. Beginilah bakul anda kali terakhir kami lihat.',
  failed: 'Tidak berjaya, dan bakul anda tidak berubah. Sila cuba lagi.',
  unread: 'Bakul anda tidak dapat dimuatkan.',
  retry: 'Cuba lagi',
  remove: 'Buang {name}',
  removed: '{name} telah dibuang.',
  undo: 'Buat asal',
  less: 'Kurangkan satu {name}',
  more: 'Tambah satu {name}',
  quantity: 'Kuantiti {name}',
  subtotal: 'Subjumlah',
  coupon: 'Kod kupon',
  apply: 'Guna',
  remove_coupon: 'Buang kupon {code}',
  note: 'Nota kepada kedai',
  saved: 'Disimpan.',
  away: '{amount} lagi untuk penghantaran percuma.',
  reached: 'Penghantaran percuma.',
  cross_sells: 'Sesuai dengannya',
  add: 'Tambah {name}',
  view_cart: 'Lihat bakul',
  checkout: 'Daftar keluar',
  shop: 'Ke kedai',
};
export default ms;
