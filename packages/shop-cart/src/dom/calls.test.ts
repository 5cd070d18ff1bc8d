import { afterEach, expect, it, vi } from 'vitest';
import { answerWith, closeCart, openCart } from '../testing/open-cart';

afterEach(closeCart);

it.each([
  ['the default', {}, '/?wc-ajax=add_to_cart'],
  ['that of the options', { wc_ajax_url: '/shop/?call=%%endpoint%%' }, '/shop/?call=add_to_cart'],
])('sends a form to the address of the call: %s', async (_, settings, url) => {
  const { cart, shop } = openCart('', settings);
  const called = cart.call('add_to_cart', { fields: { product_id: '13', note: 'a&b c' }, keepalive: true });
  const call = await shop.call(0);
  expect([call.url, `${call.init.body}`]).toEqual([url, 'product_id=13&note=a%26b+c']);
  expect(call.init).toMatchObject({
    method: 'POST',
    keepalive: true,
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  });
  call.answer(answerWith({ b: '<b></b>' }));
  expect(await called).toEqual({ fragments: { b: '<b></b>' }, cartHash: 'h' });
});

it.each([
  ['no answer', (call: { fail(cause: unknown): void }) => call.fail(new TypeError('offline')), 'NETWORK'],
  ['an error', (call: { answer(body: unknown, status?: number): void }) => call.answer('<p>', 500), 'SERVER_ERROR'],
  ['nonsense', (call: { answer(body: unknown): void }) => call.answer('-1'), 'BAD_ANSWER'],
])('resolves with a code for %s', async (_, answer, code) => {
  const { cart, shop } = openCart();
  const called = cart.call('add_to_cart', { fields: {} });
  answer(await shop.call(0));
  expect(await called).toEqual({ code });
});

it('resolves with a code after the time-out', async () => {
  const { cart } = openCart();
  vi.useFakeTimers();
  const called = cart.call('get_refreshed_fragments', { fields: {}, timeout: 50 });
  await vi.advanceTimersByTimeAsync(50);
  expect(await called).toEqual({ code: 'TIMEOUT' });
});

it('resolves with null if the cart is unmounted meanwhile', async () => {
  const { cart, shop, handle } = openCart();
  const called = cart.call('add_to_cart', { fields: {} });
  await shop.call(0);
  handle.unmount();
  expect(await called).toBeNull();
});
