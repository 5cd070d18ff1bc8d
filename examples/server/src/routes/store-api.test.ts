import type { Connection } from '@mountkit/provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyOf } from '../shop/basket';
import { HOOK_MS, openTestDatabase } from '../testing/database';
import { examples } from '../testing/products';
import { createTestApp, jsonOf } from '../testing/requests';
import { newVisitor, type TestVisitor } from '../testing/visitor';

let connection: Connection;
let app: ReturnType<typeof createTestApp>;

beforeAll(async () => {
  connection = await openTestDatabase();
  app = createTestApp({ db: connection.db });
}, HOOK_MS);
afterAll(() => connection.close(), HOOK_MS);

const BASE = '/wp-json/wc/store/v1';

const post = (visitor: TestVisitor, path: string, { nonce, body }: { nonce?: string; body: unknown }) =>
  visitor.send(BASE + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(nonce === undefined ? {} : { Nonce: nonce }) },
    body: JSON.stringify(body),
  });

/** A visitor with the nonce that the first answer has brought. */
async function open() {
  const visitor = newVisitor(app);
  const response = await visitor.get(`${BASE}/cart`);
  return { visitor, nonce: response.headers.get('nonce') ?? '', cart: await response.json() };
}

describe('the basket for applications', () => {
  it('is empty at first, and brings the nonce', async () => {
    const { cart, nonce } = await open();
    expect(nonce).not.toBe('');
    expect(cart).toMatchObject({
      items: [],
      items_count: 0,
      totals: { total_price: '0', currency_code: 'GBP' },
      errors: [],
    });
  });

  it('adds, changes and removes, and is the basket of the pages', async () => {
    const { visitor, nonce } = await open();
    const { simple } = examples;
    const added = await post(visitor, '/cart/add-item', { nonce, body: { id: simple.id, quantity: 2 } });
    expect(added.status).toBe(201);
    const cart = await jsonOf(added);
    expect(cart).toMatchObject({
      items_count: 2,
      items: [
        {
          key: keyOf(simple.id),
          id: simple.id,
          type: 'simple',
          quantity: 2,
          name: simple.name,
          sku: simple.sku,
          permalink: `http://localhost/product/${simple.slug}/`,
          prices: { price: String(simple.price), currency_minor_unit: 2 },
          totals: { line_total: String(2 * simple.price) },
        },
      ],
      totals: { total_price: String(2 * simple.price) },
    });
    expect(visitor.cookies.get('woocommerce_cart_hash')).toBe(added.headers.get('cart-hash'));
    expect(await (await visitor.get('/basket/')).text()).toContain('<span class="count">2 items</span>');
    const key = keyOf(simple.id);
    const updated = await post(visitor, '/cart/update-item', { nonce, body: { key, quantity: 5 } });
    expect(await jsonOf(updated)).toMatchObject({ items_count: 5 });
    const removed = await post(visitor, '/cart/remove-item', { nonce, body: { key } });
    expect(await jsonOf(removed)).toMatchObject({ items: [], items_count: 0 });
    expect(visitor.cookies.has('woocommerce_cart_hash')).toBe(false);
  });

  it('takes a variable product with its attributes', async () => {
    const { visitor, nonce } = await open();
    const { variable, variation } = examples;
    const attributes = Object.entries(variation.options).map(([attribute, [value]]) => ({ attribute, value }));
    const body = { id: variable.id, quantity: 1, variation: attributes };
    expect(await jsonOf(post(visitor, '/cart/add-item', { nonce, body }))).toMatchObject({
      items: [{ id: variation.id, type: 'variation', variation: attributes }],
    });
  });

  it.each([
    [{ id: 999_999 }, 400, 'woocommerce_rest_cart_invalid_product'],
    [{ id: 'x' }, 400, 'woocommerce_rest_cart_invalid_product'],
    [{}, 400, 'woocommerce_rest_cart_invalid_product'],
    [{ id: examples.variable.id }, 400, 'woocommerce_rest_missing_variation_data'],
    [{ id: examples.soldOut.id }, 400, 'woocommerce_rest_product_out_of_stock'],
    [{ id: examples.scarce.id, quantity: 3 }, 400, 'woocommerce_rest_product_partially_out_of_stock'],
    [{ id: examples.simple.id, quantity: 0 }, 400, 'woocommerce_rest_cart_invalid_quantity'],
    [{ id: examples.simple.id, quantity: 'x' }, 400, 'woocommerce_rest_cart_invalid_quantity'],
  ])('refuses to add %o', async (body, status, code) => {
    const { visitor, nonce } = await open();
    const response = await post(visitor, '/cart/add-item', { nonce, body });
    expect([response.status, await response.json()]).toMatchObject([status, { code, data: { status } }]);
  });

  it.each(['/cart/remove-item', '/cart/update-item'])('%s knows no line of another key', async (path) => {
    const { visitor, nonce } = await open();
    const response = await post(visitor, path, { nonce, body: { key: 'nonsense', quantity: 1 } });
    expect([response.status, await response.json()]).toMatchObject([
      409,
      { code: 'woocommerce_rest_cart_invalid_key' },
    ]);
  });

  it('asks for the nonce, and for one of this visitor', async () => {
    const { visitor } = await open();
    const { nonce: foreign } = await open();
    const body = { id: examples.simple.id };
    const missing = await post(visitor, '/cart/add-item', { body });
    expect([missing.status, await missing.json()]).toMatchObject([401, { code: 'woocommerce_rest_missing_nonce' }]);
    // What a client needs to try again.
    expect(missing.headers.get('nonce')).not.toBeNull();
    const wrong = await post(visitor, '/cart/add-item', { nonce: foreign, body });
    expect([wrong.status, await wrong.json()]).toMatchObject([403, { code: 'woocommerce_rest_invalid_nonce' }]);
  });
});

describe('coupons, a note, and what goes well with it', () => {
  it('takes a coupon once, takes it off, and says what is wrong with others', async () => {
    const { visitor, nonce } = await open();
    await post(visitor, '/cart/add-item', { nonce, body: { id: examples.simple.id, quantity: 2 } });
    const price = 2 * examples.simple.price;
    const used = await jsonOf(post(visitor, '/cart/apply-coupon', { nonce, body: { code: ' TEN ' } }));
    const discount = Math.round(price / 10);
    expect(used).toMatchObject({
      coupons: [{ code: 'ten', totals: { total_discount: String(discount) } }],
      totals: { total_items: String(price), total_price: String(price - discount) },
    });
    const again = await post(visitor, '/cart/apply-coupon', { nonce, body: { code: 'ten' } });
    expect([again.status, await again.json()]).toMatchObject([400, { message: 'Coupon code “ten” is used already.' }]);
    const none = await post(visitor, '/cart/apply-coupon', { nonce, body: { code: 'nothing' } });
    expect([none.status, await none.json()]).toMatchObject([400, { message: 'Coupon “nothing” does not exist.' }]);
    expect(await jsonOf(post(visitor, '/cart/remove-coupon', { nonce, body: { code: 'ten' } }))).toMatchObject({
      coupons: [],
      totals: { total_price: String(price) },
    });
    expect((await post(visitor, '/cart/remove-coupon', { nonce, body: { code: 'ten' } })).status).toBe(409);
  });

  it('offers others of the same category, with what it takes to add them', async () => {
    const { visitor, nonce } = await open();
    const cart = await jsonOf(post(visitor, '/cart/add-item', { nonce, body: { id: examples.simple.id } }));
    expect(cart.cross_sells.length).toBeGreaterThan(0);
    expect(cart.cross_sells.map(({ id }: { id: number }) => id)).not.toContain(examples.simple.id);
    expect(cart.extensions.mountkit.free_shipping).toBe('5000');
  });
});

describe('several calls in one', () => {
  const request = (nonce: string, id: number, quantity = 1) => ({
    path: '/wc/store/v1/cart/add-item',
    method: 'POST',
    headers: { Nonce: nonce },
    body: { id, quantity },
  });

  it('answers each in its turn, whatever becomes of the others', async () => {
    const { visitor, nonce } = await open();
    const requests = [
      request(nonce, examples.simple.id),
      request('wrong', examples.simple.id),
      request(nonce, 999_999),
      { path: '/wc/store/v1/nothing' },
      request(nonce, examples.simple.id, 2),
    ];
    const response = await post(visitor, '/batch', { body: { requests } });
    expect(response.status).toBe(207);
    const { responses } = await jsonOf(response);
    expect(responses.map(({ status }: { status: number }) => status)).toEqual([201, 403, 400, 404, 201]);
    expect(responses[0].body.items_count).toBe(1);
    expect(responses[4].body.items_count).toBe(3);
    expect(visitor.cookies.get('woocommerce_items_in_cart')).toBe('1');
  });

  it.each([{}, { requests: [] }, { requests: 'x' }, { requests: Array.from({ length: 26 }, () => ({})) }])(
    'refuses %o',
    async (body) => {
      const { visitor } = await open();
      expect((await post(visitor, '/batch', { body })).status).toBe(400);
    },
  );

  it('does not trip over what is no request', async () => {
    const { visitor } = await open();
    const { responses } = await jsonOf(
      post(visitor, '/batch', { body: { requests: [null, 7, { path: 'constructor' }, []] } }),
    );
    expect(responses.map(({ status }: { status: number }) => status)).toEqual([404, 404, 404, 404]);
  });
});
