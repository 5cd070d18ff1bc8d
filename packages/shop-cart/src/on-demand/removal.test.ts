import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerWith, closeCart, openCart, PATIENCE } from '../testing/open-cart';
import { createRemover } from './removal';

afterEach(() => {
  closeCart();
  history.replaceState(null, '', '/');
});

const itemOf = (key: string) =>
  `<li><a class="remove_from_cart_button" href="#remove-${key}" data-cart_item_key="${key}" data-success_message="Removed.">x</a></li>`;
const listOf = (...keys: string[]) => `<ul class="widget_shopping_cart_content">${keys.map(itemOf).join('')}</ul>`;

function open(...keys: string[]) {
  const page = openCart(listOf(...keys));
  const add = vi.fn();
  const remove = createRemover(page.cart, add);
  const link = (key: string) => page.find(`[data-cart_item_key=${key}]`);
  const live = () => page.find('.widget_shopping_cart_live_region').textContent;
  const fragments = (...left: string[]) => answerWith({ '.widget_shopping_cart_content': listOf(...left) });
  return { ...page, add, remove, link, live, fragments };
}

describe('removing an item', () => {
  it('covers it, removes it, announces it and offers to undo it', async () => {
    const { remove, link, shop, events, find, live, fragments } = open('a', 'b');
    remove(link('a'));
    expect(link('a').closest('li')?.ariaBusy).toBe('true');
    const call = await shop.call(0);
    expect([call.url, `${call.init.body}`]).toEqual(['/?wc-ajax=remove_from_cart', 'cart_item_key=a']);
    call.answer(fragments('b'));
    await vi.waitFor(() => expect(events).toEqual(['removing', 'fragmentsLoaded', 'removed']), PATIENCE);
    expect([link('a'), live()]).toEqual([null, 'Removed.']);
    expect(find('.mountkit-cart-undo')).not.toBeNull();
  });

  it('is asked for once, however often it is pressed', async () => {
    const { remove, link, shop, events } = open('a');
    for (let press = 0; press < 3; press++) remove(link('a'));
    await shop.call(0);
    expect([events, shop.calls.length]).toEqual([['removing'], 1]);
  });

  it('covers an item again that an answer before its own has replaced', async () => {
    const { remove, link, shop, fragments } = open('a', 'b');
    for (const key of ['a', 'b']) remove(link(key));
    const old = link('b');
    (await shop.call(0)).answer(fragments('b', 'c'));
    await vi.waitFor(() => expect(link('b')).not.toBe(old), PATIENCE);
    expect(link('b').closest('li')?.className).toContain('mountkit-blocked');
    expect(link('c').closest('li')?.className).not.toContain('mountkit-blocked');
  });

  it('moves the focus of the item to the next one', async () => {
    const { remove, link, shop, fragments } = open('a', 'b', 'c');
    link('b').focus();
    remove(link('b'));
    (await shop.call(0)).answer(fragments('a', 'c'));
    await vi.waitFor(() => expect(document.activeElement).toBe(link('c')), PATIENCE);
  });

  it('moves the focus to undo where it was the last item', async () => {
    const { remove, link, shop, fragments, find } = open('a');
    link('a').focus();
    remove(link('a'));
    (await shop.call(0)).answer(fragments());
    await vi.waitFor(() => expect(document.activeElement).toBe(find('.mountkit-cart-undo button')), PATIENCE);
  });

  it('that is prevented does nothing', () => {
    const { remove, link, shop, element, events } = open('a');
    element.addEventListener('mountkit:cart:removing', (event) => event.preventDefault());
    remove(link('a'));
    expect([events, shop.calls, link('a').closest('li')?.className]).toEqual([['removing'], [], '']);
  });

  it.each([
    ['is refused', { success: false }, 'REFUSED'],
    ['is answered without fragments', answerWith({}), 'BAD_ANSWER'],
  ])('that %s uncovers the item, and leaves it to the link', async (_, answer, code) => {
    const { remove, link, shop, events, find } = open('a');
    link('a').setAttribute('href', `${location.origin}/#without-script`);
    remove(link('a'));
    (await shop.call(0)).answer(answer);
    await vi.waitFor(() => expect(location.hash).toBe('#without-script'), PATIENCE);
    expect(events).toEqual(['removing', `failed ${code}`]);
    expect(find('.mountkit-cart-undo')).toBeNull();
  });
});
