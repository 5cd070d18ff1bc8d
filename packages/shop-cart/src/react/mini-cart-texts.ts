/** The texts of a mini basket. `{name}` is the name of the item. */
export interface MiniCartTexts {
  readonly label: string;
  readonly empty: string;
  readonly loading: string;
  readonly remove: string;
  readonly removed: string;
  readonly undo: string;
  readonly less: string;
  readonly more: string;
  readonly quantity: string;
  readonly subtotal: string;
  readonly viewCart: string;
  readonly checkout: string;
  /** A change was not made. */
  readonly failed: string;
  /** The basket could not be read. */
  readonly unread: string;
  readonly retry: string;
}

/** The English texts. */
export const ENGLISH: MiniCartTexts = {
  label: 'Your basket',
  empty: 'No products in the basket.',
  loading: 'Loading your basket…',
  remove: 'Remove {name} from basket',
  removed: '{name} was removed.',
  undo: 'Undo',
  less: 'One fewer of {name}',
  more: 'One more of {name}',
  quantity: 'Quantity of {name}',
  subtotal: 'Subtotal:',
  viewCart: 'View basket',
  checkout: 'Checkout',
  failed: 'That did not work, and your basket is as it was. Please try again.',
  unread: 'Your basket could not be loaded.',
  retry: 'Try again',
};
