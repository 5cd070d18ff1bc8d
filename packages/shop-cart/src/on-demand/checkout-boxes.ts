import type { Checkout } from '../checkout/dom/checkout-context';
import { handleCoupons } from './checkout-boxes/coupons';
import { isBuilderHere } from './checkout-boxes/is-builder-here';
import { handleLogin } from './checkout-boxes/login';
import { openBoxes } from './checkout-boxes/open-boxes';

/** Makes the boxes of a checkout work: coupons and login, of shops and of the page builder. */
export function handleBoxes(checkout: Checkout): void {
  openBoxes(checkout);
  handleCoupons(checkout);
  if (!isBuilderHere()) handleLogin(checkout);
}
