import { report } from '@mountkit/core';
import type { Json } from '@mountkit/core/logic';
import { jsonObject, jsonText } from '@mountkit/core/logic';
import type { VariationTexts } from '@mountkit/shop-cart/product';
import type { Mountkit } from '../../loader/create-mountkit';
import { watchElements } from '../elementor/watch-elements';
import { openPictures } from './open-pictures';
import { emitVariations, isShopVarying } from './variation-events';
import { whenNear } from './when-near';

/** The words that a shop prints for its script of variations. */
function readTexts(page: Json): Partial<VariationTexts> {
  const words = jsonObject(page.wc_add_to_cart_variation_params);
  const texts: [string, unknown][] = [
    ['unavailable', words.i18n_unavailable_text],
    ['cleared', words.i18n_reset_alert_text],
  ];
  return Object.fromEntries(texts.filter(([, text]) => jsonText(text)));
}

/** The forms, tabs and pictures of a shop's product pages. */
export function start(mountkit: Mountkit): void {
  const page = window as object as Json;

  watchElements('form.variations_form', async (form) => {
    if (isShopVarying(form)) {
      report("the shop's script of variations runs on this page: its forms are left to it");
      return undefined;
    }
    const api = await mountkit.load('product');
    const { wc_ajax_url } = jsonObject(page.wc_add_to_cart_variation_params ?? page.wc_add_to_cart_params);
    const handle = api?.mount(form, { wc_ajax_url: jsonText(wc_ajax_url), texts: readTexts(page) });
    if (handle) emitVariations(form, handle);
    return handle?.unmount;
  });

  // The shop's own script has tabs, pictures and stars in hand.
  if (document.querySelector('script[src*="/frontend/single-product."]')) return;

  watchElements('.wc-tabs-wrapper,.woocommerce-tabs', async (element) => {
    // They are below pictures and price: an address that leads into them brings them into the window.
    await whenNear(element);
    const api = await mountkit.load('disclosure');
    const parts = { title: '.wc-tabs>li>a', panel: '.wc-tab', active: 'active' };
    const handle = api?.mount(element, { parts, stack_on: [] });
    // Style sheets of shops look at the items of the list.
    const items = [...element.querySelectorAll('.wc-tabs>li')];
    const mark = (open: number) => {
      for (const [index, item] of items.entries()) item.classList.toggle('active', index === open);
    };
    mark(0);
    handle?.on('open', ({ index }) => mark(index));
    return handle?.unmount;
  });

  watchElements('.woocommerce-product-gallery', async (element) => {
    // The server hides it until a script has drawn it.
    element.style.opacity = '';
    const offs = [openPictures(mountkit, element)];
    const { mountGallery } = await mountkit.load('product');
    offs.push(mountGallery(element).unmount);
    return () => {
      for (const off of offs) off();
    };
  });

  watchElements('select#rating', async (element) => {
    const api = await mountkit.load('product');
    return api?.mountStars(element).unmount;
  });
}
