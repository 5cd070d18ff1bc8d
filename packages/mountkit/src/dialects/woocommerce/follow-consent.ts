import type { CartControl } from '@mountkit/shop-cart';

interface ConsentPage {
  wp_has_consent?: (category: string) => boolean;
  wc_order_attribution?: { setOrderTracking?: (isOn: boolean) => void };
}

const CATEGORY = 'marketing';

/** The shop's switch of order attribution, and the consent of the page's other plugins: facts part A. */
export function followConsent(control: CartControl): () => void {
  const page = window as ConsentPage;
  const shop = page.wc_order_attribution;
  const before = shop?.setOrderTracking;
  if (shop) shop.setOrderTracking = (isOn) => control.track(!!isOn);

  const ask = () => {
    if (typeof page.wp_has_consent === 'function') control.track(page.wp_has_consent(CATEGORY));
  };
  const follow = (event: Event) => {
    // The consent API hands over an array that has the category as a property.
    const stated = (event as CustomEvent).detail?.[CATEGORY];
    if (stated) control.track(stated === 'allow');
  };
  document.addEventListener('wp_consent_type_defined', ask);
  document.addEventListener('wp_listen_for_consent_change', follow);
  if (shop && 'wp_consent_type' in window) ask();
  return () => {
    if (shop) {
      if (before) shop.setOrderTracking = before;
      else delete shop.setOrderTracking;
    }
    document.removeEventListener('wp_consent_type_defined', ask);
    document.removeEventListener('wp_listen_for_consent_change', follow);
  };
}
