// What only some of the shop's pages need: those with an alert, a password, hints, buttons that count, the form of a
// product, or the banner of a shop that is not open yet.
import type { Cart } from '../dom/cart-context';
import { enhanceFields as enhance } from './page-extras/fields';
import { handleProductForms } from './page-extras/product-forms';

export { focusAlert } from './page-extras/focus-alert';

/** Makes the fields of the page work, and the forms of its products. */
export function enhanceFields(cart: Cart): void {
  enhance(cart);
  handleProductForms(cart);
}
