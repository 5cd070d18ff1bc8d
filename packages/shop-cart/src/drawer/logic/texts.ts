/** Words of a cart drawer; `{name}`, `{code}` and `{amount}` stand for what they name. */
export interface DrawerTexts {
  readonly title: string;
  readonly close: string;
  readonly empty: string;
  readonly loading: string;
  readonly offline: string;
  /** A change was not made. */
  readonly failed: string;
  /** The basket could not be read. */
  readonly unread: string;
  readonly retry: string;
  readonly remove: string;
  readonly removed: string;
  readonly undo: string;
  readonly less: string;
  readonly more: string;
  readonly quantity: string;
  readonly subtotal: string;
  readonly coupon: string;
  readonly apply: string;
  readonly remove_coupon: string;
  readonly note: string;
  readonly saved: string;
  /** What is missing to free shipping. */
  readonly away: string;
  readonly reached: string;
  readonly cross_sells: string;
  readonly add: string;
  readonly view_cart: string;
  readonly checkout: string;
  readonly shop: string;
}

/** The English words. */
export const DRAWER_TEXTS: DrawerTexts = {
  title: 'Your basket',
  close: 'Close',
  empty: 'Your basket is empty.',
  loading: 'Loading your basket…',
  offline: 'You are offline. This is your basket as we last saw it.',
  failed: 'That did not work, and your basket is as it was. Please try again.',
  unread: 'Your basket could not be loaded.',
  retry: 'Try again',
  remove: 'Remove {name}',
  removed: '{name} was removed.',
  undo: 'Undo',
  less: 'One fewer of {name}',
  more: 'One more of {name}',
  quantity: 'Quantity of {name}',
  subtotal: 'Subtotal',
  coupon: 'Coupon code',
  apply: 'Apply',
  remove_coupon: 'Remove coupon {code}',
  note: 'Note to the shop',
  saved: 'Saved.',
  away: '{amount} to go until shipping is free.',
  reached: 'Shipping is free.',
  cross_sells: 'Goes well with it',
  add: 'Add {name}',
  view_cart: 'View basket',
  checkout: 'Checkout',
  shop: 'Go to the shop',
};
