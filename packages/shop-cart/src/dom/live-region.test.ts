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
  vi.advanceTimersByTime(700);
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
  cart.live.announceLater(() => 'Added.');
  vi.advanceTimersByTime(999);
  expect(text()).toBe('');
  vi.advanceTimersByTime(1);
  expect(text()).toBe('Added.');
});

it('says one text after the other, each long enough to be heard', () => {
  const { cart } = openCart();
  cart.live.announce('Failed.');
  cart.live.announce('Removed.');
  expect(text()).toBe('Failed.');
  vi.advanceTimersByTime(700);
  expect(text()).toBe('Removed.');
});

it('does not say what was to be announced later where something newer was said', () => {
  const { cart } = openCart();
  cart.live.announceLater(() => 'Added.');
  vi.advanceTimersByTime(900);
  cart.live.announce('Failed.');
  vi.advanceTimersByTime(2000);
  expect(text()).toBe('Failed.');
});

it('announces nothing after the cart is unmounted', () => {
  const { cart, handle } = openCart(OWN);
  cart.live.announceLater(() => 'Added.');
  handle.unmount();
  vi.advanceTimersByTime(1000);
  expect(text()).toBe('');
  expect(vi.getTimerCount()).toBe(0);
});
