import { beforeEach, expect, it } from 'vitest';
import { putMarkup, resetPage } from '../../../core/src/testing/page';
import { stepQuantity } from './step-quantity';

beforeEach(resetPage);

const QUANTITY = `<div class="quantity"><button class="minus">-</button><input class="qty" type="number" min="0" max="3" value="2">
  <button class="plus"><i>+</i></button></div>`;

/** Presses a button; answers the quantity and the events of its field. */
function step(selector: string, { isInBasket = false, markup = QUANTITY, value = '2' } = {}) {
  const root = putMarkup(`<div>${markup}</div>`);
  const input = root.querySelector('input') as HTMLInputElement;
  input.value = value;
  const events: string[] = [];
  for (const name of ['input', 'change']) root.addEventListener(name, () => events.push(name));
  root.addEventListener('click', (event) => stepQuantity(event, isInBasket));
  root.querySelector<HTMLElement>(selector)?.click();
  return [input.value, ...events];
}

it('steps up and down, and lets the page know', () => {
  expect(step('.plus i')).toEqual(['3', 'input', 'change']);
  expect(step('.minus')).toEqual(['1', 'input', 'change']);
});

it.each([
  ['the most', '.plus', '3'],
  ['the least', '.minus', '0'],
])('does nothing beyond %s', (_, selector, value) => {
  expect(step(selector, { value })).toEqual([value]);
});

it('does nothing for a press on anything else, or without a field', () => {
  expect(step('input')).toEqual(['2']);
  expect(step('.plus', { markup: `<input><p class="quantity"><button class="plus">+</button></p>` })).toEqual(['2']);
});

it('steps either in the mini basket or outside of it', () => {
  const markup = `<div class="widget_shopping_cart_content">${QUANTITY}</div>`;
  expect(step('.plus', { markup })).toEqual(['2']);
  expect(step('.plus', { markup, isInBasket: true })).toEqual(['3', 'input', 'change']);
  expect(step('.plus', { isInBasket: true })).toEqual(['2']);
});
