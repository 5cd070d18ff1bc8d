import { createWidget, type Widget } from '@mountkit/core';
import { ownAttributes } from '../dom/own-attributes';
import { startCheckout } from './dom/start-checkout';
import type { CheckoutEvents } from './events';
import { CHECKOUT_SCHEMA, type CheckoutOptions } from './settings';

const checkout: Widget<CheckoutOptions, CheckoutEvents> = /* @__PURE__ */ createWidget<CheckoutOptions, CheckoutEvents>(
  {
    name: 'checkout',
    group: 'checkout',
    schema: CHECKOUT_SCHEMA,
    identify: () => '',
    // The form is the shop's: its other attributes are for other scripts.
    attributes: (element) => ownAttributes(element, CHECKOUT_SCHEMA),
    start: startCheckout,
  },
);

/** Makes the form of an order work: `form.checkout` of shops, or own markup in their words. Contract section 10. */
export const mount: Widget<CheckoutOptions, CheckoutEvents>['mount'] = checkout.mount;
/** Every checkout of the page. */
export const registry: Widget<CheckoutOptions, CheckoutEvents>['registry'] = checkout.registry;
