/** Prefixes of classes by which widgets and dialects find their markup. */
const FOUND_BY =
  /^(?:mountkit|mk-|hs-|elementor|e-|dialog-|flatpickr|swiper|wc-|wp-|woocommerce|cart|mini|widget|product|variation|checkout|coupon|add(?:ed)?_|ajax_|remove|hide_|show-|password|display-|quantity|qty|plus|minus|orderby|coming-soon|description|showcoupon|showlogin|is-error|is-success|form-row|address-|update_|validate-|payment_|single_|reset_|sub-arrow|sku|shipping-|restore-|u-col|offset-)/i;

/** A class attribute without such classes. */
export const harmlessClasses = (classes: string): string =>
  classes
    .split(/\s+/)
    .filter((name) => name && !FOUND_BY.test(name))
    .join(' ');

/** Properties by which foreign markup may say how it looks. None of them paints outside the box of its element. */
const HARMLESS = new Set(
  (
    'color background-color font-family font-size font-style font-weight font-variant-caps line-height text-align ' +
    'text-transform text-decoration-line text-decoration-style text-decoration-color vertical-align white-space-collapse ' +
    'text-wrap-mode list-style-type list-style-position padding margin border-width border-style border-color ' +
    'border-radius border-collapse border-spacing width max-width height display direction'
  ).split(' '),
);

/** Part of the name of a property that is of one side of a box. */
const SIDE = /-(?:top|right|bottom|left|block|inline|start|end)/g;

/** A function other than a colour's, or a number below zero: what loads something, or leaves the box of its element. */
const LEAVES_BOX = /(?<!\b(?:rgb|hsl)a?)\(|(?:^|[\s,(])-\.?\d/i;

/** Whether foreign markup may have a declaration in its `style`. */
export const isHarmlessStyle = (property: string, value: string): boolean =>
  HARMLESS.has(property.replace(SIDE, '')) && !LEAVES_BOX.test(value);

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
