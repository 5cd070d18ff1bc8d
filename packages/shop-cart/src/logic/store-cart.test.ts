import { describe, expect, it } from 'vitest';
import { applyChange, describeFailure, EMPTY_CART, formatAmount, parseCart } from './store-cart';

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
          choices: [],
          most: 9999,
        },
      ],
      count: 2,
      coupons: [],
      offers: [],
      freeShipping: null,
      note: '',
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

describe('what a whole answer of the Store API has beside its lines', () => {
  const cart = parseCart({
    items: [
      {
        key: 'k',
        id: 9,
        name: 'Mug &amp; &#8220;Cup&#8221;',
        quantity: 1,
        variation: [{ attribute: 'Colour', value: 'Blue' }, 7],
        quantity_limits: { maximum: 4 },
      },
      { key: 'one', id: 3, name: 'Only one', quantity: 1, quantity_limits: { maximum: 9, editable: false } },
    ],
    coupons: [{ code: 'ten', totals: { total_discount: '90' } }, null],
    cross_sells: [
      { id: 4, name: 'Jug', prices: { price: '500' }, permalink: '/jug/' },
      { id: 5, name: 'Shirt', has_options: true },
    ],
    extensions: { mountkit: { free_shipping: '5000', note: 'Ring twice.' } },
    totals: {},
  });

  it('is read: choices, limits, coupons, offers, free shipping, the note', () => {
    expect(cart?.items.map(({ name, most }) => [name, most])).toEqual([
      ['Mug & “Cup”', 4],
      ['Only one', 1],
    ]);
    expect(cart?.items[0]?.choices).toEqual([
      { attribute: 'Colour', value: 'Blue' },
      { attribute: '', value: '' },
    ]);
    expect(cart).toMatchObject({ coupons: [{ code: 'ten', discount: 90 }], freeShipping: 5000, note: 'Ring twice.' });
    expect(cart?.offers.map(({ name, isAddable }) => [name, isAddable])).toEqual([
      ['Jug', true],
      ['Shirt', false],
    ]);
  });

  it('loses a coupon at once where a visitor takes it out, and waits for what another is worth', () => {
    expect(cart && applyChange(cart, { kind: 'uncoupon', code: 'ten' }).coupons).toEqual([]);
    expect(cart && applyChange(cart, { kind: 'coupon', code: 'spring' })).toBe(cart);
  });
});

describe('describeFailure', () => {
  it.each([
    [
      'woocommerce_rest_product_out_of_stock',
      'Sorry, &quot;Jug&quot; is <b>sold</b> out.',
      'Sorry, "Jug" is sold out.',
    ],
    ['woocommerce_rest_cart_coupon_error', 'No such coupon.', 'No such coupon.'],
    ['NETWORK', 'no answer from /wp-json/wc/store/v1/cart', 'Oh.'],
    ['rest_no_route', 'No route was found matching the URL.', 'Oh.'],
    ['woocommerce_rest_invalid_nonce', 'Nonce is invalid.', 'Oh.'],
    ['woocommerce_rest_cart_invalid_key', 'Cart item no longer exists.', 'Oh.'],
    ['REFUSED', '', 'Oh.'],
  ])('of %s', (code, message, shown) => {
    expect(describeFailure({ code, message }, 'Oh.')).toBe(shown);
  });
});
