import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeFetch } from '../../../core/src/testing/fake-fetch';
import { resetPage } from '../../../core/src/testing/page';
import { AddToCartButton, MiniCart } from './index';

const totals = { currency_code: 'GBP', currency_minor_unit: 2 };
const cartOf = (...items: [number, string, number][]) => ({
  items: items.map(([id, name, quantity]) => ({ key: `k${id}`, id, name, quantity, prices: { price: '450' } })),
  totals: { ...totals, total_items: `${items.reduce((sum, [, , quantity]) => sum + quantity * 450, 0)}` },
});
const batchOf = (...bodies: [number, unknown][]) => ({
  responses: bodies.map(([status, body]) => ({ status, body, headers: {} })),
});

let shop: ReturnType<typeof fakeFetch>;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  resetPage();
  shop = fakeFetch();
  vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  expect(console.error).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const answer = async (index: number, body: unknown, status = 200) => {
  const call = await shop.call(index);
  await act(async () => call.answer(body, status));
};

const page = (
  <StrictMode>
    <AddToCartButton productId={7} name="Blue jug" />
    <MiniCart />
  </StrictMode>
);

test('a product is in the basket before the shop has answered, and stays when it has', async () => {
  render(page);
  await answer(0, cartOf());
  expect(screen.getByText('No products in the basket.')).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Add to basket' }));
  expect(screen.getByRole('listitem').textContent).toContain('Blue jug');
  expect(screen.getByRole('button', { name: 'Add to basket' }).ariaBusy).toBe('true');
  // The fake answers carry no nonce, so that the basket is asked for once more.
  await answer(1, cartOf());
  const batch = await shop.call(2);
  expect([batch.url, JSON.parse(`${batch.init.body}`).requests]).toEqual([
    '/wp-json/wc/store/v1/batch',
    [{ path: '/wc/store/v1/cart/add-item', method: 'POST', headers: { Nonce: '' }, body: { id: 7, quantity: 1 } }],
  ]);
  await answer(2, batchOf([201, cartOf([7, 'Blue jug', 1])]), 207);
  await screen.findByText('Added to your basket.');
  expect(screen.getByRole('listitem').ariaBusy).toBe('false');
  expect(screen.getByRole('region', { name: 'Your basket' }).textContent).toContain('£4.50');
});

test('a product that the shop refuses goes again, and the visitor is told', async () => {
  render(page);
  await answer(0, cartOf());
  await userEvent.click(screen.getByRole('button', { name: 'Add to basket' }));
  await answer(1, cartOf());
  await answer(2, batchOf([400, { code: 'out_of_stock', message: 'Sold out.' }]), 207);
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'That did not work. Please try again.',
    'Sold out.',
  ]);
  expect((screen.getByRole('button', { name: 'Add to basket' }) as HTMLButtonElement).disabled).toBe(false);
});

test('an item is removed by the keyboard, and the focus goes to the next', async () => {
  render(page);
  await answer(0, cartOf([1, 'Cup', 1], [2, 'Jug', 2]));
  screen.getByRole('button', { name: 'Remove Cup from basket' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Jug from basket' }));
  await answer(1, cartOf([1, 'Cup', 1], [2, 'Jug', 2]));
  (await shop.call(2)).fail(new TypeError('offline'));
  await answer(3, cartOf([1, 'Cup', 1], [2, 'Jug', 2]));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  expect(screen.getByRole('alert')).toBeTruthy();
});

test('a visitor reads sentences, and can ask the shop again', async () => {
  render(page);
  (await shop.call(0)).fail(new TypeError('offline'));
  await screen.findByText('Your basket could not be loaded.');
  expect(document.body.textContent).not.toContain('/wp-json/');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await answer(1, cartOf([1, 'Cup', 1]));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('link', { name: 'Checkout' }).getAttribute('href')).toBe('/checkout/');
});

test('quantities change by buttons and by the field, and 0 takes the line out with a way back', async () => {
  render(page);
  await answer(0, cartOf([1, 'Cup', 1]));
  await userEvent.click(screen.getByRole('button', { name: 'One more of Cup' }));
  await answer(1, cartOf([1, 'Cup', 1]));
  const sent = async (index: number) => JSON.parse(`${(await shop.call(index)).init.body}`).requests[0].body;
  expect(await sent(2)).toEqual({ key: 'k1', quantity: 2 });
  await answer(2, batchOf([200, cartOf([1, 'Cup', 2])]), 207);
  const field = screen.getByRole('spinbutton', { name: 'Quantity of Cup' });
  await userEvent.clear(field);
  await userEvent.type(field, '5{Enter}');
  await answer(3, cartOf([1, 'Cup', 2]));
  expect(await sent(4)).toEqual({ key: 'k1', quantity: 5 });
  await answer(4, batchOf([200, cartOf([1, 'Cup', 5])]), 207);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Cup from basket' }));
  await answer(5, cartOf([1, 'Cup', 5]));
  await answer(6, batchOf([200, cartOf()]), 207);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await answer(7, cartOf());
  expect(await sent(8)).toEqual({ id: 1, quantity: 5 });
  await answer(8, batchOf([201, cartOf([1, 'Cup', 5])]), 207);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('the fragments call serves where there is no Store API', async () => {
  const content = `<div class="widget_shopping_cart_content"><ul><li class="woocommerce-mini-cart-item">
    <a class="remove" data-product_id="7" data-cart_item_key="k7">×</a><a href="/product/jug/">Jug</a>
    <span class="quantity">2 × £4.50</span></li></ul></div>`;
  render(<MiniCart via="fragments" />);
  expect((await shop.call(0)).url).toBe('/?wc-ajax=get_refreshed_fragments');
  await answer(0, { fragments: { 'div.widget_shopping_cart_content': content }, cart_hash: 'h' });
  expect(screen.getByRole('listitem').textContent).toContain('Jug');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Jug from basket' }));
  const call = await shop.call(1);
  expect([call.url, `${call.init.body}`]).toEqual(['/?wc-ajax=remove_from_cart', 'cart_item_key=k7']);
  await answer(1, { fragments: {}, cart_hash: '' });
  await waitFor(() => expect(screen.getByText('No products in the basket.')).toBeTruthy());
});

test('a server draws a basket that is loading', () => {
  expect(renderToString(<MiniCart />)).toContain('Loading your basket…');
});
