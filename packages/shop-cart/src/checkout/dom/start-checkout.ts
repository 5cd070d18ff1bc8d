import { listen, openPart, type WidgetContext } from '@mountkit/core';
import type { CheckoutEvents } from '../events';
import { decideCheckout } from '../logic/decide';
import type { CheckoutOptions } from '../settings';
import { openCheckout } from './open-checkout';

/** The shop's own script of the checkout. */
const SHOP_SCRIPT = 'script[src*="/frontend/checkout."]';

/** Coupons and logins, of shops and of the page builder. */
const BOXES =
  '.e-coupon-box,.e-woocommerce-login-section,.showcoupon,.showlogin,.woocommerce-remove-coupon,[data-part=coupon]';

/** Makes a checkout work: its boxes always, the order form itself where nothing else has to. */
export function startCheckout(context: WidgetContext<CheckoutOptions, CheckoutEvents>): void {
  const { element, emit, report, scope, settings, markReady } = context;
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
  void Promise.all([boxes, order]).then(markReady);
}
