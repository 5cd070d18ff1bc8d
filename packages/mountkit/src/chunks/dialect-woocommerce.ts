import { report } from '@mountkit/core';
import type { Json } from '@mountkit/core/logic';
import { emitToJQuery } from '../dialects/woocommerce/emit-to-jquery';
import { followConsent } from '../dialects/woocommerce/follow-consent';
import { leaveToShop } from '../dialects/woocommerce/leave-to-shop';
import { isAttributing, readConfig } from '../dialects/woocommerce/read-config';
import { startPages } from '../dialects/woocommerce/start-pages';
import { takeCartPage } from '../dialects/woocommerce/take-cart-page';
import type { Mountkit } from '../loader/create-mountkit';

/**
 * Shops of WooCommerce, as they are: their config objects, their markup, jQuery's events where there is jQuery. The cart
 * is mounted on the body, unless the page has marked its root.
 */
export function start(mountkit: Mountkit): void {
  const open = async () => {
    startPages(mountkit);
    const page = window as object as Json;
    const isTheirs = isAttributing(page);
    const options = readConfig(page);
    if (!options) return;
    takeCartPage(mountkit).catch((error) => report('could not load the page of the basket', error, 'error'));
    const cart = await mountkit.load('cart');
    const root = document.querySelector('[data-mountkit~=cart]') ?? document.body;
    const handle = cart.mount(root, options);
    // A root that the page has marked may be mounted already.
    handle.update(options);
    const control = cart.control(root);
    if (!control) return;
    if (isTheirs) control.report("the shop's attribution script runs on this page: attribution is left to it");
    const { fields } = options.attribution_params ?? {};
    const offs = [emitToJQuery(handle, control), leaveToShop(control), followConsent(control, fields)];
    control.onEnd(() => {
      for (const off of offs) off();
    });
  };
  // The objects are printed anywhere in the page, for scripts at its end.
  if (document.readyState !== 'loading') open();
  else document.addEventListener('DOMContentLoaded', open, { once: true });
}
