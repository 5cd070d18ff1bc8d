import { listen } from '@mountkit/core';
import type { Mountkit } from '../../../loader/create-mountkit';
import { readSettings } from '../read-settings';
import { watchElements } from '../watch-elements';
import { gatherNotices } from './shop-pages/gather-notices';
import { nameWidget } from './shop-pages/name-widget';
import { stickColumn } from './shop-pages/stick-column';

const ACCOUNT = ':is(.elementor-widget-woocommerce-my-account,.elementor-widget-woocommerce-purchase-summary)';

/** Rows of boxes side by side: addresses, and login beside registration. */
const ROW = `${ACCOUNT} :is(.woocommerce-columns--addresses,.woocommerce-Addresses,.u-columns)`;

/**
 * The last parts of boxes side by side, the frame of a form or an address, end at the same height. The shop's own widths stay,
 * and what it clears its floats with has no place in the row. Margins do not overlap in it, so that of a form, which the shop
 * makes 2em, is what it is more than the one of its title, which the builder sets.
 */
const LEVEL = `${ROW}{display:flex;flex-wrap:wrap;justify-content:space-between}
${ROW}::before,${ROW}::after{display:none}
${ROW}>*{display:flex;flex-direction:column}
${ROW}>*>:last-child{flex:1 0 auto}
${ROW}.u-columns>*>:last-child{margin-top:max(0px,2em - var(--section-title-spacing,45px))}`;

const CHECKOUT = '.elementor-widget-woocommerce-checkout-page';

/** The quantity of a product in a list is that of its button, whoever sends it. */
function setQuantity(form: HTMLElement, quantity: string) {
  const button = form.querySelector<HTMLElement>('.ajax_add_to_cart');
  if (button) button.dataset.quantity = quantity;
}

/** What the builder adds to the shop's pages: facts on page widgets, sections 2.18 and 2.19. */
export function start(mountkit: Mountkit): void {
  watchElements('.elementor-widget-woocommerce-cart', async (widget) => {
    const root = widget.querySelector('.woocommerce-cart-form')?.closest('.woocommerce');
    const settings = readSettings(widget.dataset.settings) ?? {};
    const offs: (() => void)[] = [];
    offs.push(stickColumn(widget, settings));
    if (root) {
      const { mount } = await mountkit.load('cart-page');
      const handle = mount(root);
      handle.update({ auto_update: settings.update_cart_automatically === 'yes' });
      offs.push(handle.unmount);
    }
    return () => {
      for (const off of offs) off();
    };
  });
  watchElements(ACCOUNT, async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(LEVEL);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  });
  watchElements('.e-woocommerce-notices-wrapper', async (place) => gatherNotices(place));
  nameWidget('.elementor-widget-woocommerce-cart');
  nameWidget(CHECKOUT);
  watchElements(CHECKOUT, async (widget) => stickColumn(widget, readSettings(widget.dataset.settings) ?? {}));
  watchElements(`${CHECKOUT} form.checkout`, async (form) => {
    const pages = import('../../woocommerce/checkout-pages');
    const api = await mountkit.load('checkout');
    return (await pages).takeCheckout(api, form);
  });
  watchElements('.e-loop-add-to-cart-form', async (form) => {
    const input = form.querySelector<HTMLInputElement>('input.qty');
    return input ? listen(input, 'change', () => setQuantity(form, input.value)) : undefined;
  });
  // The link to the basket is below the form, not in its row.
  watchElements('.e-loop-add-to-cart-form .added_to_cart', async (link) => {
    const container = link.closest('.e-loop-add-to-cart-form-container');
    container?.querySelector(':scope>.added_to_cart')?.remove();
    container?.append(link);
    return undefined;
  });
}
