import type { DrawerTexts } from '../drawer/logic/texts';

/** Indonesian. */
const id: DrawerTexts = {
  title: 'Keranjang Anda',
  close: 'Tutup',
  empty: 'Keranjang Anda kosong.',
  loading: 'Memuat keranjang Anda…',
  offline: 'Anda sedang luring. Inilah keranjang Anda saat terakhir kami lihat.',
  failed: 'Tidak berhasil, dan keranjang Anda tidak berubah. Silakan coba lagi.',
  unread: 'Keranjang Anda tidak dapat dimuat.',
  retry: 'Coba lagi',
  remove: 'Hapus {name}',
  removed: '{name} telah dihapus.',
  undo: 'Urungkan',
  less: 'Kurangi satu {name}',
  more: 'Tambah satu {name}',
  quantity: 'Jumlah {name}',
  subtotal: 'Subtotal belanja',
  coupon: 'Kode kupon',
  apply: 'Terapkan',
  remove_coupon: 'Hapus kupon {code}',
  note: 'Catatan untuk toko',
  saved: 'Tersimpan.',
  away: '{amount} lagi untuk ongkir gratis.',
  reached: 'Ongkos kirim gratis.',
  cross_sells: 'Cocok dengan ini',
  add: 'Tambahkan {name}',
  view_cart: 'Lihat keranjang',
  checkout: 'Bayar',
  shop: 'Ke toko',
};
export default id;
