/** @jsxImportSource hono/jsx */
import { createHash } from 'node:crypto';
import { attributionFields } from '../../shop/attribution';
import { EventCounts } from '../event-counts';
import type { ShopContext } from './context';

const WC_AJAX = '/?wc-ajax=%%endpoint%%';
const AJAX = '/wp-admin/admin-ajax.php';
const SHOP_HASH = createHash('md5').update('moss-and-kiln').digest('hex');

/** What the shop system prints for the script of its checkout. */
const checkoutParams = (nonce: string) => ({
  ajax_url: AJAX,
  wc_ajax_url: WC_AJAX,
  checkout_url: '/?wc-ajax=checkout',
  update_order_review_nonce: nonce,
  apply_coupon_nonce: nonce,
  remove_coupon_nonce: nonce,
});

/** The settings of the checkout widget. */
export const checkoutSettings = (nonce: string): string => JSON.stringify(checkoutParams(nonce));

/** What the shop system prints for its scripts, facts part A; `isBasket` on the page of the basket itself. */
function configOf(isBasket: boolean, nonce = '') {
  return {
    ...(nonce ? { wc_checkout_params: checkoutParams(nonce) } : {}),
    wc_add_to_cart_params: {
      ajax_url: AJAX,
      wc_ajax_url: WC_AJAX,
      i18n_view_cart: 'View basket',
      cart_url: '/basket/',
      is_cart: isBasket ? '1' : '',
      cart_redirect_after_add: 'no',
    },
    woocommerce_params: {
      ajax_url: AJAX,
      wc_ajax_url: WC_AJAX,
      i18n_password_show: 'Show password',
      i18n_password_hide: 'Hide password',
    },
    wc_cart_fragments_params: {
      ajax_url: AJAX,
      wc_ajax_url: WC_AJAX,
      cart_hash_key: `wc_cart_hash_${SHOP_HASH}`,
      fragment_name: `wc_fragments_${SHOP_HASH}`,
      request_timeout: '5000',
    },
    wc_order_attribution: {
      params: {
        lifetime: 0.00001,
        session: 30,
        base64: false,
        ajaxurl: AJAX,
        prefix: 'wc_order_attribution_',
        allowTracking: true,
      },
      fields: attributionFields,
    },
  };
}

/** The settings of the cart widget: the keys of the first two objects that it knows. */
export function cartSettings(isBasket: boolean): string {
  const { wc_add_to_cart_params, wc_cart_fragments_params } = configOf(isBasket);
  return JSON.stringify({ ...wc_add_to_cart_params, ...wc_cart_fragments_params });
}

type Shown = Pick<ShopContext, 'nonce' | 'customer' | 'restNonce' | 'dialect'> & {
  /** Lets calls of the checkout be answered; on its page only. */
  checkoutNonce?: string | undefined;
  isBasket: boolean;
  /** What the page says of itself beyond what every page of the shop does. */
  facts: object;
  /** The page's own script. */
  script?: string | undefined;
};

/** What the head of a shop's page holds: where the REST interface is, the shop's objects, the page's facts and the tag. */
export function PageScripts({ nonce, customer, restNonce, dialect, isBasket, facts, script, checkoutNonce }: Shown) {
  const objects = Object.entries(configOf(isBasket, checkoutNonce)).map(
    ([name, value]) => `var ${name} = ${literal(value)};`,
  );
  const config = {
    mode: 'live',
    user: { loggedIn: customer !== null, roles: customer?.roles ?? [] },
    rest: { base: '/wp-json/', nonce: restNonce, namespace: 'elementor-pro' },
    wcAjaxUrl: WC_AJAX,
    ...facts,
  };
  return (
    <>
      <link rel="https://api.w.org/" href="/wp-json/" />
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: objects.join('\n') }} />
      <script
        type="application/json"
        data-mountkit-config=""
        nonce={nonce}
        dangerouslySetInnerHTML={{ __html: literal(config) }}
      />
      <EventCounts nonce={nonce} />
      {script === undefined ? null : <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />}
      <script
        src="/mountkit/mountkit.js"
        data-provider="/"
        data-dialects={dialect ? 'woocommerce elementor' : undefined}
        async
        nonce={nonce}
      />
    </>
  );
}

/** JSON that cannot end the script it stands in. */
function literal(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
