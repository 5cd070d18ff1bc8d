import { afterEach, expect, it, vi } from 'vitest';
import { answerWith, closeCart, openCart, PATIENCE } from '../testing/open-cart';
import { createAdder } from './add';

afterEach(() => {
  closeCart();
  document.documentElement.removeAttribute('lang');
});

const open = (lang: string, settings: Parameters<typeof openCart>[1] = {}) => {
  const page = openCart('<a class="add_to_cart_button" data-product_id="13">Add</a>', settings);
  if (lang) document.documentElement.lang = lang;
  return page;
};

it.each([
  ['', 'Undo'],
  ['en-US', 'Undo'],
  ['eo', 'Undo'],
  ['de-AT', 'R\u00fcckg\u00e4ngig'],
  ['nb-NO', 'Angre'],
])('a page in %j has the text %j', async (lang, text) => {
  const { cart, reports } = open(lang);
  expect(cart.texts.read('i18n_undo')).toBe('Undo');
  await cart.texts.load();
  expect(cart.texts.read('i18n_undo')).toBe(text);
  expect(reports).toEqual([]);
});

it('has what the page states, in whatever language', async () => {
  const { cart } = open('de', { i18n_undo: 'Zur\u00fcck damit' });
  await cart.texts.load();
  expect(cart.texts.read('i18n_undo')).toBe('Zur\u00fcck damit');
  expect(cart.texts.read('i18n_wait')).toBe('Bitte warten \u2026');
});

it('is loaded when a button is pressed, and read with the answer', async () => {
  const { cart, shop, find } = open('de');
  const { add } = createAdder(cart);
  add(find('a'));
  await vi.dynamicImportSettled();
  (await shop.call(0)).answer({ error: true });
  await vi.waitFor(
    () => expect(find('.mountkit-cart-error')?.textContent).toMatch(/^Das hat nicht geklappt/),
    PATIENCE,
  );
  add(find('a'));
  (await shop.call(1)).answer(answerWith({}));
  const live = () => find('.widget_shopping_cart_live_region').textContent;
  await vi.waitFor(() => expect(live()).toBe('In den Warenkorb gelegt.'), PATIENCE);
});
