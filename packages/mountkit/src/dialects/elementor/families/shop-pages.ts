import { adoptStyles, listen } from '@mountkit/core';
import type { Mountkit } from '../../../loader/create-mountkit';
import { gatherNotices } from '../gather-notices';
import { nameWidget } from '../name-widget';
import { readSettings } from '../read-settings';
import { stickColumn } from '../stick-column';
import { watchElements } from '../watch-elements';

/** Boxes of one row are as high as the highest of them; their widths stay those of the page's style. */
const EQUAL = `.mountkit-level{display:flex;flex-wrap:wrap;justify-content:space-between}
.mountkit-level::before,.mountkit-level::after{display:none}
.mountkit-level>*{display:flex;flex-direction:column}
.mountkit-level>*>:last-child{flex:1}`;

const LEVELS = '.woocommerce-columns--addresses,.woocommerce-Addresses,.u-columns';

/** Gives boxes side by side the same height, by style alone. */
async function level(widget: HTMLElement) {
  const rows = [...widget.querySelectorAll(LEVELS)];
  if (!rows[0]) return undefined;
  for (const row of rows) row.classList.add('mountkit-level');
  const undo = adoptStyles(widget, EQUAL);
  return () => {
    for (const row of rows) row.classList.remove('mountkit-level');
    undo();
  };
}

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
  watchElements('.elementor-widget-woocommerce-my-account,.elementor-widget-woocommerce-purchase-summary', level);
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
