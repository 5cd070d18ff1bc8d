import { isJsonObject, type Json, NOT_FOREIGN } from '@mountkit/core/logic';
import type { CartOptions } from '@mountkit/shop-cart';

/** The objects that a shop prints for its scripts: facts part A. */
const OBJECTS = ['woocommerce_params', 'wc_cart_fragments_params', 'wc_add_to_cart_params'] as const;

/** The keys that the cart reads. */
const KEYS = [
  'wc_ajax_url',
  'i18n_view_cart',
  'cart_url',
  'is_cart',
  'cart_redirect_after_add',
  'cart_hash_key',
  'fragment_name',
  'request_timeout',
  'i18n_password_show',
  'i18n_password_hide',
] as const;

/** Of release 8.5, which names and reads its fields differently, and prints no list of them. */
const FIELDS_8_5 =
  'type=current.typ url=current_add.rf utm_campaign=current.cmp utm_source=current.src utm_medium=current.mdm utm_content=current.cnt utm_id=current.id utm_term=current.trm session_entry=current_add.ep session_start_time=current_add.fd session_pages=session.pgs session_count=udata.vst user_agent=udata.uag';

/** Finds a shop's page, even if its objects were removed together with their scripts. */
const MARKUP = `:is(.add_to_cart_button,.widget_shopping_cart_content,.woocommerce)${NOT_FOREIGN}`;

/** The shop's own objects as options of the cart; null if the page is not a shop's. */
export function readConfig(page: Json): Partial<CartOptions> | null {
  const found = OBJECTS.map((name) => page[name]).filter(isJsonObject);
  const attribution = page.wc_order_attribution;
  if (!found[0] && !isJsonObject(attribution) && !document.querySelector(MARKUP)) return null;
  const all: Json = Object.assign({}, ...found);
  const options: Record<string, unknown> = {};
  for (const key of KEYS) if (all[key] !== undefined) options[key] = all[key];
  if (isJsonObject(attribution) && !isAttributing(page)) {
    const { params, fields } = attribution;
    options.attribution = true;
    options.attribution_params = {
      ...(params as object),
      fields: isJsonObject(fields) ? fields : Object.fromEntries(FIELDS_8_5.split(' ').map((line) => line.split('='))),
    };
  }
  return options as Partial<CartOptions>;
}

/** Whether the shop's own script attributes orders: it puts functions into its object. Two would count each page twice. */
export const isAttributing = ({ wc_order_attribution: attribution }: Json): boolean =>
  isJsonObject(attribution) && Object.values(attribution).some((value) => typeof value === 'function');
