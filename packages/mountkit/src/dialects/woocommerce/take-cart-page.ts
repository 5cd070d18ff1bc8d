import { isJsonObject, type Json, jsonObject, jsonText, NOT_FOREIGN } from '@mountkit/core/logic';
import type { Mountkit } from '../../loader/create-mountkit';
import { ADDED, findJQuery } from './jquery';

/** The keys of the shop's own object that the cart page reads. */
const KEYS = ['wc_ajax_url', 'apply_coupon_nonce', 'remove_coupon_nonce', 'update_shipping_method_nonce'] as const;

/** The shop's own script of the page of the basket. */
const SCRIPT = 'script[src*="/frontend/cart."]';

let isTelling = false;

/** Whether an event of the shop's page of the basket is our own. */
export const isTellingOfCartPage = (): boolean => isTelling;

/**
 * The shop's page of the basket, with its jQuery events where there is jQuery: facts part A. Where the shop's own script runs,
 * it is left to that. A page builder says for itself whether quantities are sent by themselves.
 */
export async function takeCartPage(mountkit: Mountkit): Promise<void> {
  const root = document.querySelector(`.woocommerce-cart-form${NOT_FOREIGN}`)?.closest('.woocommerce');
  if (!root || root === document.body) return;
  const { mount, control } = await mountkit.load('cart-page');
  const { wc_cart_params: params, wc_country_select_params: lists } = window as object as Json;
  const given = isJsonObject(params) ? KEYS.flatMap((key) => (params[key] ? [[key, params[key]]] : [])) : [];
  const isLeft = !!document.querySelector(SCRIPT);
  const isBuilt = !!root.closest('.elementor-widget-woocommerce-cart');
  const { countries, i18n_select_state_text: state } = jsonObject(lists);
  const { on, update } = mount(root);
  update({
    ...Object.fromEntries(given),
    // A shop prints its lists as a text, which is read as any option.
    ...(jsonText(countries) && { states: countries as never, texts: { state: jsonText(state) } }),
    is_left: isLeft,
    ...(isLeft && !isBuilt && { auto_update: false }),
  });
  if (isLeft) return;

  const tell = (name: string, args: readonly unknown[] = []) => {
    isTelling = true;
    try {
      findJQuery()?.(document.body).trigger(name, args);
    } finally {
      isTelling = false;
    }
  };
  on('coupon', ({ code, isUsed }) => tell(isUsed ? 'applied_coupon' : 'removed_coupon', [code]));
  on('totals', () => tell('updated_cart_totals'));
  on('emptied', () => tell('wc_cart_emptied'));
  on('updated', ({ action }) => {
    if (action === 'remove') tell('item_removed_from_classic_cart');
    tell(action === 'shipping' ? 'updated_shipping_method' : 'updated_wc_div');
  });
  findJQuery()?.(document.body).on(`wc_update_cart ${ADDED}`, () => {
    if (!isTelling) control(root)?.refresh();
  });
}
