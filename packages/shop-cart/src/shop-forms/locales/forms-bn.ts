import type { ShopFormTexts } from '../texts';

/** Bengali. */
const bn: ShopFormTexts = {
  variations: {
    choose: 'অনুগ্রহ করে বেছে নিন: {choices}।',
    unavailable: 'এই সংমিশ্রণটি পাওয়া যাচ্ছে না। অনুগ্রহ করে অন্যটি বেছে নিন।',
    cleared: 'আপনার পছন্দগুলি মুছে ফেলা হয়েছে।',
    failed: 'দাম জানা যায়নি। অনুগ্রহ করে আবার চেষ্টা করুন।',
  },
  checkout: {
    required: '{label} একটি আবশ্যক ঘর।',
    email: '{label} একটি বৈধ ইমেল ঠিকানা নয়।',
    phone: '{label} একটি বৈধ ফোন নম্বর নয়।',
    billing: '{label} (বিলিং)',
    shipping: '{label} (শিপিং)',
    failed: 'আপনার অর্ডার পাঠানো যায়নি। আপনি যা লিখেছেন তার কিছুই হারায়নি: অনুগ্রহ করে আবার চেষ্টা করুন।',
    stale: 'মোট হালনাগাদ করা যায়নি। অনুগ্রহ করে আবার চেষ্টা করুন।',
    state: 'একটি বিকল্প বেছে নিন…',
    optional: 'ঐচ্ছিক',
  },
};
export default bn;
