import { adoptStyles } from '@mountkit/core';
import type { Checkout } from '../checkout/dom/checkout-context';
import { followFields } from './order-form/fields';
import { followPayment } from './order-form/payment';
import { placeOrders } from './order-form/place-order';
import { createReview, PLACES } from './order-form/review';

const STYLE = `.mountkit-checkout__problem{color:var(--mountkit-error,#b3261e);display:block;font-size:.875em}
:is(${PLACES})[aria-busy=true]{opacity:.6}`;

/** Runs the order form where no gateway needs the shop's own script. Loaded on demand: beside that script it is not needed. */
export function runOrderForm(checkout: Checkout): void {
  const { context, form } = checkout;
  context.scope.add(adoptStyles(form, STYLE));
  const { noValidate } = form;
  // What is wrong is said at the fields, all at once, and not by the browser, one by one.
  form.noValidate = true;
  context.scope.add(() => {
    form.noValidate = noValidate;
  });
  const payment = followPayment(checkout);
  const review = createReview(checkout, payment.show);
  // Coupons ask for the totals, too.
  checkout.update = review.ask;
  checkout.settled = review.settled;
  const fields = followFields(checkout, review);
  placeOrders(checkout, fields, review);
  review.ask();
}
