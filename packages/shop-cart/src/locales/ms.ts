import type { CartTexts } from '../settings';

/** Malay. */
const ms: CartTexts = {
  i18n_added: 'Ditambahkan ke bakul anda.',
  i18n_removed: 'Dialih keluar dari bakul anda.',
  i18n_failed: 'Tidak berjaya. Sila semak bakul anda dan cuba lagi.',
  i18n_wait: 'Sila tunggu…',
  i18n_undo: 'Buat asal',
  i18n_password_show: 'Tunjukkan kata laluan',
  i18n_password_hide: 'Sembunyikan kata laluan',
};
export default ms;
