import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeCart, openCart, press } from '../testing/open-cart';
import { handleClicks } from './handle-clicks';

afterEach(closeCart);

const ADD = '<a class="add_to_cart_button ajax_add_to_cart" data-product_id="13" href="#add"><b>Add</b></a>';
const REMOVE = '<a class="remove_from_cart_button" data-cart_item_key="k" href="#remove">x</a>';

function open(markup: string) {
  const page = openCart(markup);
  const clicks = { isLeft: vi.fn(() => false), add: vi.fn(), remove: vi.fn(), prepare: vi.fn() };
  handleClicks(page.cart.context, clicks);
  const target = page.element.firstElementChild as HTMLElement;
  const counts = () => [clicks.add, clicks.remove, clicks.prepare].map(({ mock }) => mock.calls.length);
  return { ...page, ...clicks, target, counts };
}

const key = (element: Element, key: string, init: KeyboardEventInit = {}) =>
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));

describe('a click', () => {
  it('adds or removes, also by what is inside of a button', () => {
    const { find, add, remove, element } = open(ADD);
    expect(press(find('b'))).toBe(false);
    expect(add).toHaveBeenCalledExactlyOnceWith(find('.add_to_cart_button'));
    element.innerHTML = REMOVE;
    expect(press(find('a'))).toBe(false);
    expect(remove).toHaveBeenCalledExactlyOnceWith(find('a'));
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    'with %j is left alone',
    (init) => {
      const { target, counts } = open(ADD);
      expect(press(target, init)).toBe(true);
      expect(counts()).toEqual([0, 0, 0]);
    },
  );

  it('that another listener has handled is left alone', () => {
    const { target, counts } = open(ADD);
    target.addEventListener('click', (event) => event.preventDefault());
    press(target);
    expect(counts()).toEqual([0, 0, 0]);
  });

  it.each([
    ['without a product', ADD.replace('"13"', '""')],
    ['without an attribute for it', ADD.replace('data-product_id="13"', '')],
    ['of blocks', ADD.replace('ajax_', 'wc-interactive ajax_')],
    ['in foreign markup', `<div data-mountkit-foreign>${ADD}</div>`],
    ['that removes nothing', REMOVE.replace('data-cart_item_key="k"', '')],
  ])('on a button %s is left alone', (_, markup) => {
    const { find, counts } = open(markup);
    expect(press(find('a'))).toBe(true);
    expect(counts()).toEqual([0, 0, 0]);
  });

  it('is left alone after the cart is unmounted', () => {
    const { target, handle, counts } = open(ADD);
    handle.unmount();
    expect(press(target)).toBe(true);
    expect(counts()).toEqual([0, 0, 0]);
  });
});

describe('a key', () => {
  it('presses a link: Space always, Enter if it has no address, and neither while it is held', () => {
    const { target, add } = open(ADD);
    expect([key(target, ' '), key(target, 'Enter'), key(target, ' ', { repeat: true })]).toEqual([false, true, false]);
    expect(add).toHaveBeenCalledTimes(1);
    target.removeAttribute('href');
    expect(key(target, 'Enter')).toBe(false);
    expect(add).toHaveBeenCalledTimes(2);
  });

  it('is left to the browser on a button, which presses itself', () => {
    const { target, counts } = open(ADD.replace('<a', '<button').replace('</a', '</button'));
    expect([key(target, ' '), key(target, 'x')]).toEqual([true, true]);
    expect(counts()).toEqual([0, 0, 0]);
  });
});

it.each(['pointerover', 'focusin'])('%s on a button that adds prepares for it, elsewhere it does not', (name) => {
  const { find, counts } = open(ADD + REMOVE);
  find('.remove_from_cart_button').dispatchEvent(new Event(name, { bubbles: true }));
  expect(counts()).toEqual([0, 0, 0]);
  find('b').dispatchEvent(new Event(name, { bubbles: true }));
  expect(counts()).toEqual([0, 0, 1]);
});

it('leaves clicks and keys to another script, as long as that handles them', () => {
  const { target, isLeft, counts } = open(ADD);
  isLeft.mockReturnValue(true);
  press(target);
  key(target, ' ');
  expect(counts()).toEqual([0, 0, 0]);
  isLeft.mockReturnValue(false);
  press(target);
  expect(counts()).toEqual([1, 0, 0]);
});
