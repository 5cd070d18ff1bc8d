import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerWith, closeCart, openCart, PATIENCE } from '../../testing/open-cart';
import { offerUndo } from './offer-undo';

afterEach(closeCart);

const LINK = `<a class="remove_from_cart_button" data-product_id="13" data-cart_item_key="k" data-success_message="Removed."
  href="/?remove_item=k">x</a>`;
const list = (quantity = '<span class="quantity">3 × 5,00</span>', link = LINK) =>
  `<div class="widget_shopping_cart_content"><ul><li>${link} ${quantity}</li></ul></div>`;

function open(markup = list()) {
  const page = openCart(markup);
  const add = vi.fn();
  const offer = () => offerUndo(page.cart, page.find('.remove_from_cart_button'), add);
  offer();
  const button = () => page.find('.mountkit-cart-undo button');
  return { ...page, add, offer, button };
}

describe('the button that puts an item back', () => {
  it('stands before the list, with what was done', () => {
    const { find, button } = open();
    expect(find('.mountkit-cart-undo').textContent).toBe('Removed. Undo');
    expect(find('.mountkit-cart-undo').nextElementSibling).toBe(find('.widget_shopping_cart_content'));
    expect(button()).toMatchObject({ type: 'button' });
  });

  it('is there once, for the last item', () => {
    const { offer, find } = open();
    offer();
    expect(find('div').querySelectorAll('.mountkit-cart-undo')).toHaveLength(1);
  });

  it('asks the shop for its own undo, and adds nothing where that has worked', async () => {
    const { button, shop, add, find, events } = open();
    button().click();
    expect(find('.mountkit-cart-undo')).toBeNull();
    const undo = await shop.call(0);
    expect(undo.url).toBe('/?undo_item=k');
    undo.answer('');
    (await shop.call(1)).answer(answerWith({ '.n': '<b class="n" data-cart_item_key="k"></b>' }));
    await vi.waitFor(() => expect(events).toEqual(['fragmentsLoaded']), PATIENCE);
    expect(add).not.toHaveBeenCalled();
  });

  it.each([
    ['of the basket', undefined, '3'],
    ['of its field, as the shop knows it', '<p class="quantity"><input class="qty" value="4"></p>', '4'],
    ['of one where none is shown', '', '1'],
  ])('adds the product again where it has not worked, with the quantity %s', async (_, quantity, expected) => {
    const { button, shop, add } = open(list(quantity));
    button().click();
    (await shop.call(0)).fail(new TypeError('offline'));
    (await shop.call(1)).answer(answerWith({}));
    await vi.waitFor(
      () => expect(add).toHaveBeenCalledExactlyOnceWith(null, { product_id: '13', quantity: expected }),
      PATIENCE,
    );
  });

  it('asks for no undo that the link does not have', async () => {
    const { button, shop } = open(list('', LINK.replace('/?remove_item=k', '#')));
    button().click();
    expect((await shop.call(0)).url).toContain('get_refreshed_fragments');
  });

  it('says that it has failed', async () => {
    const { button, shop, add, events } = open();
    button().click();
    (await shop.call(0)).answer('');
    (await shop.call(1)).answer('', 500);
    await vi.waitFor(() => expect(events).toEqual(['failed SERVER_ERROR']), PATIENCE);
    expect(add).not.toHaveBeenCalled();
  });
});

describe('for ten seconds', () => {
  it('it is there, longer while it has the focus, and gone with the cart', () => {
    vi.useFakeTimers();
    const { button, find, offer, handle } = open();
    // jsdom knows neither pointer nor :focus-within.
    const isInUse = vi.spyOn(find('.mountkit-cart-undo'), 'matches').mockReturnValueOnce(true).mockReturnValue(false);
    vi.advanceTimersByTime(10_000);
    expect(isInUse).toHaveBeenCalledExactlyOnceWith(':hover,:focus-within');
    vi.advanceTimersByTime(9999);
    expect(button()).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(find('.mountkit-cart-undo')).toBeNull();
    offer();
    handle.unmount();
    expect(find('.mountkit-cart-undo')).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });
});
