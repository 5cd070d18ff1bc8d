import type { ShopFormTexts } from '../texts';

/** Malay. */
const ms: ShopFormTexts = {
  variations: {
    choose: 'Sila pilih: {choices}.',
    unavailable: 'Gabungan ini tidak tersedia. Sila pilih yang lain.',
    cleared: 'Pilihan anda telah dikosongkan.',
    failed: 'Harga tidak dapat dicari. Sila cuba lagi.',
  },
  checkout: {
    required: '{label} wajib diisi.',
    email: '{label} bukan alamat e-mel yang sah.',
    phone: '{label} bukan nombor telefon yang sah.',
    billing: '{label} (pengebilan)',
    shipping: '{label} (penghantaran)',
    failed: 'Pesanan anda tidak dapat dihantar. Apa yang anda taip tidak hilang: sila cuba lagi.',
    stale: 'Jumlah tidak dapat dikemas kini. Sila cuba lagi.',
    state: 'Pilih…',
    optional: 'pilihan',
  },
};
export default ms;
