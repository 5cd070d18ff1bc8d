import { createWidget, MARK, type Widget } from '@mountkit/core';
import type { CartPageControl } from './dom/page-context';
import { startCartPage } from './dom/start-cart-page';
import type { CartPageEvents } from './events';
import { CART_PAGE_SCHEMA, type CartPageOptions } from './settings';

const controls = new WeakMap<Element, CartPageControl>();

const page: Widget<CartPageOptions, CartPageEvents> = /* @__PURE__ */ createWidget<CartPageOptions, CartPageEvents>({
  name: 'cart-page',
  group: 'cart-page',
  schema: CART_PAGE_SCHEMA,
  // On an element that the page has not marked, such as one of a page builder, they are somebody else's.
  attributes: (element) => (element?.hasAttribute(MARK) ? { ...element.dataset } : {}),
  identify: () => '',
  start(context) {
    controls.set(context.element, startCartPage(context));
    context.scope.add(() => controls.delete(context.element));
  },
});

/** Makes a shop's cart page change by itself: contract section 10. Twice on one element answers the same handle. */
export const mount: Widget<CartPageOptions, CartPageEvents>['mount'] = page.mount;
/** Every cart page of the page. */
export const registry: Widget<CartPageOptions, CartPageEvents>['registry'] = page.registry;
/** The control of the cart page that is mounted on an element. */
export const control = (element: Element): CartPageControl | undefined => controls.get(element);
