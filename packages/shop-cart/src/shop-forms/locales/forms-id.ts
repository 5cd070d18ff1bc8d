import type { ShopFormTexts } from '../texts';

/** Indonesian. */
const id: ShopFormTexts = {
  variations: {
    choose: 'Silakan pilih: {choices}.',
    unavailable: 'Kombinasi ini tidak tersedia. Silakan pilih yang lain.',
    cleared: 'Pilihan Anda telah dihapus.',
    failed: 'Harga tidak dapat ditemukan. Silakan coba lagi.',
  },
  checkout: {
    required: '{label} wajib diisi.',
    email: '{label} bukan alamat email yang valid.',
    phone: '{label} bukan nomor telepon yang valid.',
    billing: '{label} (penagihan)',
    shipping: '{label} (pengiriman)',
    failed: 'Pesanan Anda tidak dapat dikirim. Yang Anda ketik tidak hilang: silakan coba lagi.',
    stale: 'Total tidak dapat diperbarui. Silakan coba lagi.',
    state: 'Pilih…',
    optional: 'opsional',
  },
};
export default id;
