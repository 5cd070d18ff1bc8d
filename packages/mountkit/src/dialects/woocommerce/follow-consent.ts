import type { CartControl } from '@mountkit/shop-cart';
import type { Origin } from '@mountkit/shop-cart/attribution';

/** The members of the page that the shop's own script of attribution makes or reads. */
interface AttributionPage {
  wp_has_consent?: (category: string) => boolean;
  sbjs?: unknown;
  wc_order_attribution?: {
    readonly params?: { readonly consentCategory?: string };
    [member: string]: unknown;
  };
}

/** A text of an address, legible. */
const decode = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Place by name of a field: `{utm_source: 'current.src'}`. */
export type AttributionFields = Readonly<Record<string, string>>;

/**
 * The shop's switch of order attribution and what other scripts read of it, and the consent of the page's other plugins:
 * facts part A.
 */
export function followConsent(control: Pick<CartControl, 'track' | 'origin'>, fields: AttributionFields): () => void {
  const page = window as AttributionPage;
  const shop = page.wc_order_attribution;
  const category = shop?.params?.consentCategory || 'marketing';
  const track = (isOn: unknown) => control.track(!!isOn);
  const valuesOf = (origin: Origin = {}) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, place]) => {
        const [group = '', key = ''] = place.split('.');
        return [name, origin[group]?.[key] ?? null];
      }),
    );
  const read = (): Origin =>
    JSON.parse(JSON.stringify(control.origin()), (_, value) => (typeof value === 'string' ? decode(value) : value));
  // The last two are those of release 8.5.
  const members = {
    setOrderTracking: track,
    getAttributionData: () => valuesOf(read()),
    setAllowTrackingConsent: (isOn: unknown) => isOn && track(true),
    sbjsDataToSchema: valuesOf,
  };
  if (shop) Object.assign(shop, members);
  // Scripts of other plugins read it, and one of release 8.5 for the checkout block.
  const isSource = !page.sbjs;
  if (isSource) {
    page.sbjs = {
      init() {},
      get get() {
        return read();
      },
    };
  }

  const ask = () => {
    if (typeof page.wp_has_consent === 'function') track(page.wp_has_consent(category));
  };
  const follow = (event: Event) => {
    // The consent API hands over an array that has the category as a property.
    const stated = (event as CustomEvent).detail?.[category];
    if (stated) track(stated === 'allow');
  };
  document.addEventListener('wp_consent_type_defined', ask);
  document.addEventListener('wp_listen_for_consent_change', follow);
  if ('wp_consent_type' in window) ask();
  return () => {
    for (const name of Object.keys(members)) delete shop?.[name];
    if (isSource) delete page.sbjs;
    document.removeEventListener('wp_consent_type_defined', ask);
    document.removeEventListener('wp_listen_for_consent_change', follow);
  };
}
