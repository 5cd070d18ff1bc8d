import { afterEach, expect, it, vi } from 'vitest';
import { closeCart, openCart } from '../../testing/open-cart';
import { cover } from './overlay';

afterEach(closeCart);

const open = () => {
  const page = openCart('<li>item</li>', { i18n_wait: 'Wait' });
  vi.useFakeTimers();
  return { ...page, item: page.find('li'), uncover: cover(page.cart, page.find('li')) };
};

it('covers an item, and fades when it is uncovered', () => {
  const { item, uncover } = open();
  const overlay = item.querySelector<HTMLElement>('.mountkit-overlay');
  expect([overlay?.textContent, item.className, item.ariaBusy]).toEqual(['Wait', 'mountkit-blocked', 'true']);
  uncover();
  expect([overlay?.style.opacity, overlay?.isConnected]).toEqual(['0', true]);
  vi.advanceTimersByTime(400);
  expect([item.innerHTML, item.className, item.ariaBusy]).toEqual(['item', '', null]);
});

it('is gone at once when the cart is unmounted', () => {
  const { item, handle } = open();
  handle.unmount();
  expect([item.innerHTML, item.className, item.ariaBusy]).toEqual(['item', '', null]);
  expect(vi.getTimerCount()).toBe(0);
});
