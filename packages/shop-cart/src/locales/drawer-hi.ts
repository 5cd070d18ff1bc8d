import type { DrawerTexts } from '../drawer/logic/texts';

/** Hindi. */
const hi: DrawerTexts = {
  title: 'आपकी टोकरी',
  close: 'बंद करें',
  empty: 'आपकी टोकरी खाली है।',
  loading: 'आपकी टोकरी लोड हो रही है…',
  offline: 'आप ऑफ़लाइन हैं। हमने आपकी टोकरी पिछली बार ऐसी देखी थी।',
  failed: 'यह नहीं हुआ और आपकी टोकरी वैसी ही है। कृपया फिर कोशिश करें।',
  unread: 'आपकी टोकरी लोड नहीं हो सकी।',
  retry: 'फिर कोशिश करें',
  remove: '{name} हटाएँ',
  removed: '{name} हटा दिया गया।',
  undo: 'पहले जैसा करें',
  less: '{name} एक कम करें',
  more: '{name} एक और जोड़ें',
  quantity: '{name} की मात्रा',
  subtotal: 'उप-योग',
  coupon: 'कूपन कोड',
  apply: 'लागू करें',
  remove_coupon: 'कूपन {code} हटाएँ',
  note: 'दुकान के लिए संदेश',
  saved: 'सहेजा गया।',
  away: 'मुफ़्त डिलीवरी में {amount} बाकी।',
  reached: 'डिलीवरी मुफ़्त है।',
  cross_sells: 'इसके साथ अच्छा लगेगा',
  add: '{name} जोड़ें',
  view_cart: 'टोकरी देखें',
  checkout: 'भुगतान करें',
  shop: 'दुकान पर जाएँ',
};
export default hi;
