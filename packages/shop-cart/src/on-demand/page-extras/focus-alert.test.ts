import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeCart, openCart } from '../../testing/open-cart';
import { focusAlert } from './focus-alert';

beforeEach(() => vi.useFakeTimers());
afterEach(closeCart);

it('focuses the first alert of the shop after half a second', () => {
  const { cart, find } = openCart(
    '<p class="woocommerce-message">no alert</p><p role="alert">not of the shop</p><p class="woocommerce-error" role="alert">Sold out</p>',
  );
  focusAlert(cart);
  vi.advanceTimersByTime(499);
  expect(document.activeElement).toBe(document.body);
  vi.advanceTimersByTime(1);
  expect(document.activeElement).toBe(find('.woocommerce-error'));
});

it('focuses none in foreign markup', () => {
  const { cart } = openCart('<div data-mountkit-foreign><p class="woocommerce-error" role="alert">No</p></div>');
  focusAlert(cart);
  expect(vi.getTimerCount()).toBe(0);
});

it('leaves the alert as it was when the cart is unmounted before', () => {
  const { cart, find, handle } = openCart('<p class="woocommerce-message" role="alert">It is there</p>');
  focusAlert(cart);
  expect(find('p').tabIndex).toBe(-1);
  handle.unmount();
  vi.advanceTimersByTime(500);
  expect([find('p').hasAttribute('tabindex'), document.activeElement]).toEqual([false, document.body]);
});
