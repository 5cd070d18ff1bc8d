import { describe, expect, it } from 'vitest';
import { type BasketLine, type Buyable, basketOf, keyOf, MOST_OF_ONE, mostOf, readQuantity, refuseAdd } from './basket';

const buyable: Buyable = {
  id: 7,
  productId: 7,
  slug: 'mug',
  name: 'Mug',
  sku: 'M',
  price: 450,
  regularPrice: 450,
  stock: 5,
  soldIndividually: false,
  options: {},
  picture: 'mug-moss-1',
  shortDescription: '',
  description: '',
};
const line = (id: number, quantity: number, price = 450): BasketLine => ({
  ...buyable,
  id,
  quantity,
  price,
  key: keyOf(id),
});

describe('a basket', () => {
  it('counts and adds up', () => {
    expect(basketOf([line(1, 2), line(2, 3, 1000)])).toMatchObject({ count: 5, total: 3900 });
    expect(basketOf([])).toMatchObject({ count: 0, total: 0, hash: '' });
  });

  it('has a hash of what is in it: same for the same, another for any change', () => {
    const hashes = [[line(1, 1)], [line(1, 2)], [line(2, 1)], [line(1, 1, 500)], [line(1, 1), line(2, 1)]].map(
      (lines) => basketOf(lines).hash,
    );
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(basketOf([line(1, 1)]).hash).toBe(hashes[0]);
  });
});

describe('adding', () => {
  it.each([
    [{}, 0, 1, null],
    [{}, 4, 1, null],
    [{}, 4, 2, 'too-many'],
    [{ stock: 0 }, 0, 1, 'out-of-stock'],
    [{ stock: null }, MOST_OF_ONE - 1, 1, null],
    [{ stock: null }, MOST_OF_ONE, 1, 'too-many'],
    [{ soldIndividually: true }, 0, 9, null],
    [{ soldIndividually: true }, 1, 1, 'only-one'],
    [{}, 0, 0, 'bad-quantity'],
    [{}, 0, 1.5, 'bad-quantity'],
    [{}, 0, Number.NaN, 'bad-quantity'],
    [{}, 0, -1, 'bad-quantity'],
  ] as const)('to %o with %i there %d more: %s', (facts, present, quantity, refusal) => {
    expect(refuseAdd({ ...buyable, ...facts }, present, quantity)).toBe(refusal);
  });

  it.each([
    [undefined, 1],
    ['', 1],
    ['0', 1],
    ['-4', 1],
    ['x', 1],
    ['Infinity', 1],
    ['3', 3],
    ['2.9', 2],
    ['1e9', MOST_OF_ONE],
  ])('reads the quantity %j as %i', (text, quantity) => {
    expect(readQuantity(text)).toBe(quantity);
  });

  it('is bounded by the stock, or to one', () => {
    expect(mostOf(buyable)).toBe(5);
    expect(mostOf({ ...buyable, stock: null })).toBeNull();
    expect(mostOf({ ...buyable, soldIndividually: true })).toBe(1);
  });
});
