import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FragmentView } from '../../dom/cart-context';
import { closeCart, openCart, press } from '../../testing/open-cart';
import { handleQuantities } from './quantities';

afterEach(closeCart);

const itemOf = (key: string) => `<li><a class="remove" data-cart_item_key="${key}" href="#">x</a>
  <div class="quantity"><button class="minus">-</button><input class="qty" type="number" min="0" max="9" value="2">
  <button class="plus">+</button></div></li>`;

function open(keys = ['k']) {
  const page = openCart(`<div class="widget_shopping_cart_content">${keys.map(itemOf).join('')}</div>`);
  const refresh = vi.fn(async () => {});
  handleQuantities(page.cart, { refresh } as Partial<FragmentView> as FragmentView);
  const input = (key = 'k') => page.find<HTMLInputElement>(`li:has([data-cart_item_key=${key}]) input`);
  const set = (value: string, key = 'k') => {
    input(key).value = value;
    input(key).dispatchEvent(new Event('change', { bubbles: true }));
  };
  return { ...page, refresh, input, set };
}

/** Answers the two calls of one change: that for the nonce, and the change itself. */
async function answerChange({ shop }: ReturnType<typeof open>, index: number, body: unknown = {}, status = 200) {
  (await shop.call(2 * index)).answer({});
  const call = await shop.call(2 * index + 1);
  call.answer(body, status);
  return call;
}

describe('a quantity of the mini basket', () => {
  it('is set in the shop, with its nonce, and then the basket is refreshed', async () => {
    const page = open();
    page.set('5');
    const nonce = await page.shop.call(0);
    expect(nonce.url).toBe('/wp-json/wc/store/v1/cart');
    const call = await answerChange(page, 0);
    expect(call.url).toBe('/wp-json/wc/store/v1/cart/update-item');
    expect([call.init.method, JSON.parse(`${call.init.body}`)]).toEqual(['POST', { key: 'k', quantity: 5 }]);
    await vi.waitFor(() => expect(page.refresh).toHaveBeenCalledOnce());
    expect(page.events).toEqual([]);
  });

  it('is set by the buttons beside it, too', async () => {
    const page = open();
    press(page.find('.plus'));
    const call = await answerChange(page, 0);
    expect(JSON.parse(`${call.init.body}`)).toEqual({ key: 'k', quantity: 3 });
  });

  it('is sent once, with the last of several values that waited for their turn', async () => {
    const page = open(['k', 'other']);
    page.set('3', 'other');
    for (const value of ['4', '5', '6']) page.set(value);
    await answerChange(page, 0);
    const call = await answerChange(page, 1);
    expect(JSON.parse(`${call.init.body}`)).toEqual({ key: 'k', quantity: 6 });
    await vi.waitFor(() => expect(page.refresh).toHaveBeenCalledTimes(2));
    expect(page.shop.calls).toHaveLength(4);
  });

  it('of nothing removes the item by its link', () => {
    const { set, find, shop } = open();
    const removed = vi.fn();
    find('.remove').addEventListener('click', removed);
    set('0');
    expect([removed.mock.calls.length, shop.calls]).toEqual([1, []]);
  });

  it.each(['', '-1', '10', '1.5'])('of %j is not sent', (value) => {
    const { set, shop } = open();
    set(value);
    expect(shop.calls).toEqual([]);
  });

  it.each([
    ['is refused', { code: 'no' }, 400],
    ['is answered by a page of a network', '<html>', 200],
  ])('is as it was where it %s, and the visitor is told', async (_, body, status) => {
    const page = open();
    page.set('5');
    await answerChange(page, 0, body, status);
    await vi.waitFor(() => expect(page.events).toEqual(['failed SERVER_ERROR']));
    expect([page.input().value, page.find('[role=alert]').textContent]).toEqual([
      '2',
      'That did not work. Please look at your basket and try again.',
    ]);
    expect(page.refresh).not.toHaveBeenCalled();
  });

  it('is nobody’s after the cart is unmounted', async () => {
    const page = open();
    page.set('5');
    const nonce = await page.shop.call(0);
    page.handle.unmount();
    nonce.fail(new TypeError('offline'));
    page.set('6');
    await new Promise((resolve) => setTimeout(resolve));
    expect([page.events, page.refresh.mock.calls.length, page.shop.calls.length]).toEqual([[], 0, 1]);
  });
});
