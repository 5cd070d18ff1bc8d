import type { CartTexts } from '../settings';

/** Indonesian. */
const id: CartTexts = {
  i18n_added: 'Ditambahkan ke keranjang Anda.',
  i18n_removed: 'Dihapus dari keranjang Anda.',
  i18n_failed: 'Tidak berhasil. Periksa keranjang Anda dan coba lagi.',
  i18n_wait: 'Harap tunggu…',
  i18n_undo: 'Urungkan',
  i18n_password_show: 'Tampilkan kata sandi',
  i18n_password_hide: 'Sembunyikan kata sandi',
};
export default id;
