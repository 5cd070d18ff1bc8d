import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerWith, closeCart, openCart, PATIENCE } from '../testing/open-cart';
import { createAdder } from './add';

afterEach(() => {
  closeCart();
  history.replaceState(null, '', '/');
});

const BUTTON = '<p><a class="add_to_cart_button" data-product_id="13" data-quantity="2" href="#">Add</a></p>';

function open(settings: Parameters<typeof openCart>[1] = {}) {
  const page = openCart(BUTTON, settings);
  const button = page.find('.add_to_cart_button');
  return { ...page, button, ...createAdder(page.cart) };
}

describe('adding by a button', () => {
  it('sends all its data, and leads to the basket when it is done', async () => {
    const { add, button, shop, events, find } = open({ cart_url: '/b/', i18n_view_cart: 'Look' });
    add(button);
    expect(button.classList.contains('loading')).toBe(true);
    const call = await shop.call(0);
    expect(`${call.init.body}`).toBe('product_id=13&quantity=2');
    call.answer(answerWith({ b: '<b></b>' }));
    await vi.waitFor(() => expect(events).toEqual(['adding', 'buttonUpdated', 'fragmentsLoaded', 'added']), PATIENCE);
    expect([button.classList.contains('loading'), button.classList.contains('added')]).toEqual([false, true]);
    const link = find<HTMLAnchorElement>('a.added_to_cart');
    expect([link.getAttribute('href'), link.textContent, button.nextElementSibling]).toEqual(['/b/', 'Look', link]);
  });

  it('has one link to the basket, however often it is pressed', async () => {
    const { add, button, shop, find } = open();
    add(button);
    add(button);
    (await shop.call(0)).answer(answerWith({}));
    const second = await shop.call(1);
    // Only its last request ends it.
    expect(button.classList.contains('loading')).toBe(true);
    second.answer(answerWith({}));
    await vi.waitFor(() => expect(button.classList.contains('loading')).toBe(false));
    expect(find('p').querySelectorAll('.added_to_cart')).toHaveLength(1);
  });

  it('sends what a listener has changed', async () => {
    const { add, button, shop, handle } = open();
    handle.on('adding', ({ data }) => {
      data.engraving = 'A';
      delete data.quantity;
    });
    add(button);
    expect(`${(await shop.call(0)).init.body}`).toBe('product_id=13&engraving=A');
    expect(button.dataset.quantity).toBe('2');
  });

  it('that is prevented sends nothing, and leaves the button as it was', () => {
    const { add, button, shop, events, element } = open();
    button.classList.add('added');
    element.addEventListener('mountkit:cart:adding', (event) => event.preventDefault());
    add(button);
    expect([events, shop.calls, button.className]).toEqual([['adding', 'notSent'], [], 'add_to_cart_button added']);
  });

  it('that fails says so beside it, once, until it is pressed again', async () => {
    const { add, button, shop, events, find } = open({ i18n_failed: 'No.' });
    for (const index of [0, 1]) {
      add(button);
      expect(find('.mountkit-cart-error')).toBeNull();
      (await shop.call(index)).answer({ error: true });
      await vi.waitFor(() => expect(find('.mountkit-cart-error')?.textContent).toBe('No.'));
    }
    expect(events).toEqual(['adding', 'failed REFUSED', 'adding', 'failed REFUSED']);
    expect(button.className).toBe('add_to_cart_button');
    expect(find('a.added_to_cart')).toBeNull();
  });

  it('opens the page of the product where the shop says so', async () => {
    const { add, button, shop } = open();
    add(button);
    (await shop.call(0)).answer({ error: true, product_url: '#product' });
    await vi.waitFor(() => expect(location.hash).toBe('#product'));
  });

  it('opens the basket instead of a link to it where the options say so', async () => {
    const { add, button, shop, events, find } = open({ cart_redirect_after_add: true, cart_url: '#basket' });
    add(button);
    (await shop.call(0)).answer(answerWith({}));
    await vi.waitFor(() => expect(location.hash).toBe('#basket'));
    expect(events).toEqual(['adding', 'added']);
    expect(find('a.added_to_cart')).toBeNull();
  });

  it('is announced when the page shows it: the link, and the basket', async () => {
    const { add, button, shop, handle, find } = open();
    const seen: unknown[] = [];
    handle.on('added', () => seen.push(button.className, !!find('a.added_to_cart'), find('b')?.textContent));
    button.after(document.createElement('b'));
    add(button);
    (await shop.call(0)).answer(answerWith({ b: '<b>1</b>' }));
    await vi.waitFor(() => expect(seen).toEqual(['add_to_cart_button added', true, '1']), PATIENCE);
  });

  it.each([
    [true, 'add_to_cart_button added', true],
    [false, 'add_to_cart_button', false],
  ])('that another script presses is settled: added %s', (isAdded, className, hasLink) => {
    const { settle, button, events, find } = open();
    button.classList.add('loading');
    settle(button, isAdded);
    expect([button.className, !!find('a.added_to_cart'), events]).toEqual([className, hasLink, ['buttonUpdated']]);
  });

  it('leaves nothing on the button when the cart is unmounted', async () => {
    const { add, button, shop, handle, find } = open();
    add(button);
    (await shop.call(0)).answer(answerWith({}));
    await vi.waitFor(() => expect(find('a.added_to_cart')).not.toBeNull());
    add(button);
    handle.unmount();
    expect([button.className, find('a.added_to_cart')]).toEqual(['add_to_cart_button', null]);
  });
});

it('adds what a script gives, without a button', async () => {
  const { add, shop, events } = open();
  add(null, { product_id: '7' });
  const call = await shop.call(0);
  expect(`${call.init.body}`).toBe('product_id=7');
  call.answer(answerWith({}));
  await vi.waitFor(() => expect(events).toEqual(['adding', 'fragmentsLoaded', 'added']), PATIENCE);
});
