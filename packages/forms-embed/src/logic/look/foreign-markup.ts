/** Prefixes of classes by which widgets and dialects find their markup. */
const FOUND_BY =
  /^(?:mountkit|mk-|hs-|elementor|e-|dialog-|flatpickr|swiper|wc-|wp-|woocommerce|cart|mini|widget|product|variation|checkout|coupon|add(?:ed)?_|ajax_|remove|hide_|show-|password|display-|quantity|qty|plus|minus|orderby|coming-soon|description|showcoupon|showlogin|is-error|is-success|form-row|address-|update_|validate-|payment_|single_|reset_|sub-arrow|sku|shipping-|restore-|u-col|offset-)/i;

/** A class attribute without such classes. */
export const harmlessClasses = (classes: string): string =>
  classes
    .split(/\s+/)
    .filter((name) => name && !FOUND_BY.test(name))
    .join(' ');

/** An address that is encoded more often than this hides something. Without a limit, a long one would take seconds. */
const MOST_DECODINGS = 10;

/** Whether an address is a link action of ours or of a page builder, however often encoded, or is encoded too often. */
export function isLinkAction(address: string): boolean {
  let encoded = address;
  for (let time = 0; time < MOST_DECODINGS; time++) {
    const decoded = encoded.replace(/%([0-7][\da-f])/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
    if (decoded === encoded) return /#\s*mountkit:|elementor-action/i.test(decoded);
    encoded = decoded;
  }
  return true;
}
