import type { ShopFormTexts } from '../texts';

/** Hindi. */
const hi: ShopFormTexts = {
  variations: {
    choose: 'कृपया चुनें: {choices}।',
    unavailable: 'यह संयोजन उपलब्ध नहीं है। कृपया कोई दूसरा चुनें।',
    cleared: 'आपके चयन हटा दिए गए हैं।',
    failed: 'कीमत पता नहीं चल सकी। कृपया फिर से कोशिश करें।',
  },
  checkout: {
    required: '{label} आवश्यक है।',
    email: '{label} मान्य ईमेल पता नहीं है।',
    phone: '{label} मान्य फ़ोन नंबर नहीं है।',
    billing: '{label} (बिलिंग)',
    shipping: '{label} (शिपिंग)',
    failed: 'आपका ऑर्डर नहीं भेजा जा सका। आपका लिखा कुछ भी नहीं खोया है: कृपया फिर से कोशिश करें।',
    stale: 'योग अपडेट नहीं हो सका। कृपया फिर से कोशिश करें।',
    state: 'एक विकल्प चुनें…',
    optional: 'वैकल्पिक',
  },
};
export default hi;
