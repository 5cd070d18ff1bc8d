import { listen } from '@mountkit/core';
import type { Mountkit } from '../../../loader/create-mountkit';
import { readSettings } from '../read-settings';
import { watchElements } from '../watch-elements';
import { gatherNotices } from './shop-pages/gather-notices';
import { nameWidget } from './shop-pages/name-widget';
import { stickColumn } from './shop-pages/stick-column';

/** Rows of boxes side by side: addresses, and login beside registration. */
const LEVELS = '.woocommerce-columns--addresses,.woocommerce-Addresses,.u-columns';

/** Gives the last parts of boxes side by side the height of the highest of them: the frame of a form, or an address. */
async function level(widget: HTMLElement) {
  const rows = [...widget.querySelectorAll(LEVELS)];
  if (!rows[0]) return undefined;
  const boxesOf = (row: Element) =>
    [...row.children].map(({ lastElementChild }) => lastElementChild).filter((each) => each instanceof HTMLElement);
  const setHeights = (boxes: readonly HTMLElement[], height: string) => {
    for (const { style } of boxes) style.minHeight = height;
  };
  const measure = () => {
    for (const row of rows) {
      const boxes = boxesOf(row);
      setHeights(boxes, '');
      const isBeside = new Set([...row.children].map((each) => each.getBoundingClientRect().top)).size === 1;
      if (isBeside) setHeights(boxes, `${Math.max(...boxes.map((each) => each.offsetHeight))}px`);
    }
  };
  const sizes = new ResizeObserver(measure);
  for (const row of rows) {
    for (const { style } of boxesOf(row)) style.boxSizing = 'border-box';
    sizes.observe(row);
  }
  return () => {
    sizes.disconnect();
    for (const box of rows.flatMap(boxesOf)) {
      box.style.minHeight = box.style.boxSizing = '';
      if (!box.getAttribute('style')) box.removeAttribute('style');
    }
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
