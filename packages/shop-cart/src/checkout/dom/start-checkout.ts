import { listen, openPart, type WidgetContext } from '@mountkit/core';
import type { CheckoutEvents } from '../events';
import { decideCheckout } from '../logic/decide';
import type { CheckoutOptions } from '../settings';
import { openCheckout } from './open-checkout';

/** The shop's own script of the checkout. */
const SHOP_SCRIPT = 'script[src*="/frontend/checkout."]';

/** The one that follows the countries of addresses. */
const COUNTRY_SCRIPT = 'script[src*="/frontend/country-select."]';

/** Coupons and logins, of shops and of the page builder. */
const BOXES =
  '.e-coupon-box,.e-woocommerce-login-section,.showcoupon,.showlogin,.woocommerce-remove-coupon,[data-part=coupon]';

/** Makes a checkout work: its boxes and its countries, the order form itself where nothing else has to. */
export function startCheckout(context: WidgetContext<CheckoutOptions, CheckoutEvents>): void {
  const { element, emit, report, scope, settings, signal, markReady } = context;
  if (element.localName !== 'form') {
    report(`is a ${element.localName}, expected a form`);
    markReady();
    return;
  }
  const withOrderForm = openPart(() => import('../../on-demand/order-form'), 'the form of the order', context);
  const checkout = openCheckout(context);
  const withBoxes = openPart(() => import('../../on-demand/checkout-boxes'), 'coupons and login', context);
  let boxes: Promise<unknown> | undefined;
  const lookForBoxes = () => {
    if (document.querySelector(BOXES)) boxes ??= withBoxes(({ handleBoxes }) => handleBoxes(checkout));
  };
  lookForBoxes();
  // The totals may bring coupons along.
  scope.add(listen(element, 'mountkit:checkout:updated', lookForBoxes));

  const offered = [...element.querySelectorAll<HTMLInputElement>('input[name=payment_method]')].map(
    ({ value }) => value,
  );
  const { order_form: wish, gateways: plain } = settings();
  const decision = decideCheckout({ wish, offered, plain, isShopThere: !!document.querySelector(SHOP_SCRIPT) });
  // The inspector shows the attributes of what is mounted.
  element.dataset.runBy = decision.reason;
  scope.add(() => delete element.dataset.runBy);
  emit('decide', decision);
  const order = decision.isOwn && withOrderForm(({ runOrderForm }) => runOrderForm(checkout));
  void Promise.all([boxes, order, followAddresses()]).then(markReady);

  /** Has the states, and the rules of the fields, follow the countries. */
  function followAddresses() {
    const states = () => settings().states;
    const rules = () => settings().address_rules;
    if (document.querySelector(COUNTRY_SCRIPT) || !Object.keys({ ...states(), ...rules() })[0]) return undefined;
    const withCountries = openPart(() => import('../../on-demand/countries'), 'the states of countries', context);
    const { form: root, text } = checkout;
    return withCountries(({ followCountries }) => followCountries({ root, signal, states, rules, text }));
  }
}
