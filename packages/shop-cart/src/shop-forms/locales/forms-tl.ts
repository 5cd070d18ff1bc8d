import type { ShopFormTexts } from '../texts';

/** Filipino. */
const tl: ShopFormTexts = {
  variations: {
    choose: 'Mangyaring pumili: {choices}.',
    unavailable: 'Walang ganitong kombinasyon. Mangyaring pumili ng iba.',
    cleared: 'Nabura na ang mga pinili mo.',
    failed: 'Hindi nalaman ang presyo. Pakisubukang muli.',
  },
  checkout: {
    required: 'Kailangang punan ang {label}.',
    email: 'Hindi wastong email address ang {label}.',
    phone: 'Hindi wastong numero ng telepono ang {label}.',
    billing: '{label} (pagsingil)',
    shipping: '{label} (pagpapadala)',
    failed: 'Hindi naipadala ang order mo. Walang nawala sa mga isinulat mo: pakisubukang muli.',
    stale: 'Hindi na-update ang mga kabuuan. Pakisubukang muli.',
    state: 'Pumili…',
    optional: 'opsyonal',
  },
};
export default tl;
