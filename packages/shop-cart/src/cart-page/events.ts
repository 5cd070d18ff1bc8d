/** What a visitor does on a cart page. */
export type CartPageAction = 'update' | 'remove' | 'restore' | 'coupon' | 'uncoupon' | 'shipping' | 'address';

/** Events of a cart page: contract section 10. */
export interface CartPageEvents {
  /** A change is about to be sent. Prevent it and nothing is sent. */
  change: { readonly action: CartPageAction };
  /** The page shows the shop's answer to one. */
  updated: { readonly action: CartPageAction };
  /** The totals have been replaced. */
  totals: object;
  /** The basket is empty now. */
  emptied: object;
  /** A coupon was sent to the shop, or taken out: the answer stands on the page. */
  coupon: { readonly code: string; readonly isUsed: boolean };
  /** The change may not have been made; the visitor was informed. */
  failed: {
    readonly action: CartPageAction;
    readonly code: 'NETWORK' | 'TIMEOUT' | 'SERVER_ERROR' | 'BAD_ANSWER';
  };
  /** It could not be mounted. */
  renderError: { code: string; message: string };
}
