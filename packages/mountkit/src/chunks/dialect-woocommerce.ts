import { report } from '@mountkit/core';
import type { Json } from '@mountkit/core/logic';
import { isAttributing, readConfig } from '../dialects/woocommerce/read-config';
import { startAttribution } from '../dialects/woocommerce/start-attribution';
import { startPages } from '../dialects/woocommerce/start-pages';
import { whenCartNeeded } from '../dialects/woocommerce/when-cart-needed';
import type { Mountkit } from '../loader/create-mountkit';

/**
 * Shops of WooCommerce, as they are: their config objects, their markup, jQuery's events where there is jQuery. A page of
 * theirs on which nothing can be bought loads attribution alone.
 */
export function start(mountkit: Mountkit): void {
  const open = () => {
    startPages(mountkit);
    const page = window as object as Json;
    const options = readConfig(page);
    if (!options) return;
    const { attribution, attribution_params, ...cart } = options;
    let isStarted = false;
    let isApart = false;
    whenCartNeeded(() => {
      isStarted = true;
      // A cart that comes later does not record a second time.
      const given = isApart ? cart : options;
      import('../dialects/woocommerce/start-cart')
        .then(({ start }) => start(mountkit, given, isAttributing(page)))
        .catch((error) => report('could not load the cart', error, 'error'));
    });
    if (isStarted || !attribution || !attribution_params) return;
    isApart = true;
    startAttribution(mountkit, attribution_params).catch((error) =>
      report('could not load order attribution', error, 'error'),
    );
  };
  // The objects are printed anywhere in the page, for scripts at its end.
  if (document.readyState !== 'loading') open();
  else document.addEventListener('DOMContentLoaded', open, { once: true });
}
