import { describe, expect, it } from 'vitest';
import { applyChange, EMPTY_CART, formatAmount, parseCart } from './store-cart';

const RAW = {
  items: [
    {
      key: 'abc',
      id: 7,
      name: 'Blue jug',
      quantity: 2,
      permalink: '/product/blue-jug/',
      images: [{ src: '/big.svg', thumbnail: '/small.svg' }],
      prices: { price: '450', currency_code: 'GBP' },
    },
  ],
  totals: { total_items: '900', total_price: '1200', currency_code: 'GBP', currency_minor_unit: 2 },
};

describe('parseCart', () => {
  it('reads what the Store API says', () => {
    expect(parseCart(RAW)).toEqual({
      items: [
        {
          key: 'abc',
          id: 7,
          name: 'Blue jug',
          quantity: 2,
          price: 450,
          link: '/product/blue-jug/',
          picture: '/small.svg',
        },
      ],
      count: 2,
      total: 900,
      currency: 'GBP',
      minorUnit: 2,
    });
  });

  it.each([null, 'x', [], {}, { items: 'x' }, -1])('makes nothing of %j', (raw) => {
    expect(parseCart(raw)).toBeNull();
  });

  it('takes items that say nothing', () => {
    expect(parseCart({ items: [{}, 'x', { quantity: 'many' }] })?.items).toHaveLength(2);
  });
});

describe('applyChange', () => {
  const cart = parseCart(RAW) ?? EMPTY_CART;

  it('adds to an item that is there, and keeps the total right', () => {
    const next = applyChange(cart, { kind: 'add', id: 7, quantity: 3 });
    expect([next.count, next.total, next.items[0]?.isPending]).toEqual([5, 2250, true]);
  });

  it('adds one that is not', () => {
    const next = applyChange(cart, { kind: 'add', id: 8, quantity: 1, name: 'Cup' });
    expect([next.count, next.total, next.items[1]?.name]).toEqual([3, 900, 'Cup']);
  });

  it('sets and removes', () => {
    expect(applyChange(cart, { kind: 'set', key: 'abc', quantity: 1 })).toMatchObject({ count: 1, total: 450 });
    expect(applyChange(cart, { kind: 'set', key: 'abc', quantity: 0 }).items).toEqual([]);
    expect(applyChange(cart, { kind: 'remove', key: 'abc' })).toMatchObject({ count: 0, total: 0, items: [] });
    expect(applyChange(cart, { kind: 'remove', key: 'gone' }).items).toEqual(cart.items);
  });
});

it('writes amounts, also where the currency is unknown', () => {
  expect(formatAmount(1250, { ...EMPTY_CART, currency: 'GBP' })).toMatch(/£\s?12[.,]50/);
  expect(formatAmount(1250, EMPTY_CART)).toBe('12.50');
});
