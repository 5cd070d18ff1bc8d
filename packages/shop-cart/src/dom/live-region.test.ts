import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeCart, openCart } from '../testing/open-cart';

beforeEach(() => vi.useFakeTimers());
afterEach(closeCart);

const region = () => document.querySelectorAll<HTMLElement>('.widget_shopping_cart_live_region');
const text = () => region()[0]?.textContent;
const OWN = '<div class="widget_shopping_cart_live_region" role="status">theirs</div>';

it('announces at once, in a region that goes with the cart', () => {
  const { cart, handle } = openCart();
  cart.live.announce('Removed.');
  expect([region().length, text(), region()[0]?.getAttribute('role')]).toEqual([1, 'Removed.', 'status']);
  expect(region()[0]?.getAttribute('aria-relevant')).toBe('all');
  cart.live.clear();
  expect(text()).toBe('');
  handle.unmount();
  expect(region()).toHaveLength(0);
});

it('uses the region that the page has, and leaves it there, empty', () => {
  const { cart, handle } = openCart(OWN);
  cart.live.announce('Removed.');
  expect([region().length, text()]).toEqual([1, 'Removed.']);
  handle.unmount();
  expect([region().length, text()]).toEqual([1, '']);
});

it('announces a second later', () => {
  const { cart } = openCart();
  cart.live.announceLater('Added.');
  vi.advanceTimersByTime(999);
  expect(text()).toBe('');
  vi.advanceTimersByTime(1);
  expect(text()).toBe('Added.');
});

it.each([
  ['', 'Added.'],
  ['Failed.', 'Failed.'],
])('announces nothing later that a newer text has replaced: %j', (newer, expected) => {
  const { cart } = openCart();
  cart.live.announceLater('Added.');
  cart.live.announce(newer);
  vi.advanceTimersByTime(1000);
  expect(text()).toBe(expected);
});

it('announces nothing after the cart is unmounted', () => {
  const { cart, handle } = openCart(OWN);
  cart.live.announceLater('Added.');
  handle.unmount();
  vi.advanceTimersByTime(1000);
  expect(text()).toBe('');
  expect(vi.getTimerCount()).toBe(0);
});
