import type { CartTexts } from '../settings';

/** Hindi. */
const hi: CartTexts = {
  i18n_added: 'आपकी टोकरी में जोड़ा गया।',
  i18n_removed: 'आपकी टोकरी से हटाया गया।',
  i18n_failed: 'यह नहीं हो सका। कृपया अपनी टोकरी देखें और फिर से कोशिश करें।',
  i18n_wait: 'कृपया प्रतीक्षा करें…',
  i18n_undo: 'पूर्ववत करें',
  i18n_password_show: 'पासवर्ड दिखाएँ',
  i18n_password_hide: 'पासवर्ड छिपाएँ',
};
export default hi;
