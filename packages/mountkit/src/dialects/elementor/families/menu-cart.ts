import { jsonObject } from '@mountkit/core/logic';
import type { Mountkit } from '../../../loader/create-mountkit';
import { readSettings } from '../read-settings';
import { watchElements } from '../watch-elements';

/**
 * The builder's cart in the menu: facts on page widgets, section 2.8. Count, sum and lines come with the shop's own fragments,
 * which the cart keeps for the next page: the builder's second call, with a nonce that a cached page has too long, is not made.
 */
export function start(mountkit: Mountkit): void {
  watchElements('.elementor-widget-woocommerce-menu-cart', async (element) => {
    if (!element.querySelector('.elementor-menu-cart__main')) return undefined;
    const settings = readSettings(element.dataset.settings) ?? {};
    const { mount } = await mountkit.load('cart-drawer');
    const { elementorFrontendConfig: config } = window as { elementorFrontendConfig?: unknown };
    const isAutomatic = settings.automatically_open_cart === 'yes';
    const isSide = settings.cart_type !== 'mini-cart';
    return mount(element, {
      open_after_add: isAutomatic,
      parts: {
        shown: 'elementor-menu-cart--shown',
        opener: '.elementor-menu-cart__toggle_button',
        box: '.elementor-menu-cart__main',
        ground: '.elementor-menu-cart__container',
        closer: '.elementor-menu-cart__close-button,.elementor-menu-cart__close-button-custom',
        label: element.querySelector('.elementor-menu-cart__toggle .elementor-screen-only')?.textContent ?? '',
        close: `${jsonObject(jsonObject(config).i18n).close ?? 'Close'}`,
        isModal: isSide,
        isHover: settings.open_cart === 'mouseover',
        isOpen: isAutomatic && !!jsonObject(jsonObject(config).woocommerce).productAddedToCart,
        ...(!isSide && { list: '.elementor-menu-cart__products' }),
      },
    }).unmount;
  });
}
