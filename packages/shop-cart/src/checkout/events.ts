import type { FailureCode } from '../events';

/** Event name to the type of its detail: contract section 5. */
export interface CheckoutEvents {
  /** Who runs the order form is decided: the widget, or the shop's own script. */
  decide: { readonly isOwn: boolean; readonly reason: string };
  /** A coupon was applied: `applied_coupon_in_checkout` of shops. */
  couponApplied: { readonly code: string };
  /** A coupon was taken off: `removed_coupon_in_checkout`. */
  couponRemoved: { readonly code: string };
  /** The totals have to be asked for again; somebody else does it where the order form is not ours. */
  update: object;
  /** The totals of the address and the choices are shown: `updated_checkout`. */
  updated: { readonly answer: object };
  /** The visitor has chosen how to pay: `payment_method_selected`. */
  method: { readonly id: string };
  /** The order is about to be sent; a prevented one is not: `checkout_place_order`, and with the id of the gateway. */
  placing: { readonly method: string };
  /** The shop has taken the order; the visitor is sent to `address`. */
  placed: { readonly address: string };
  /** The order was not placed, or the totals could not be fetched: `checkout_error`. */
  failed: { readonly code: FailureCode | 'INVALID'; readonly action: 'order' | 'update' | 'coupon' | 'login' };
  /** The widget could not be mounted. */
  renderError: { code: string; message: string };
}
