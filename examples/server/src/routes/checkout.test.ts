import type { Connection } from '@mountkit/provider';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../db/shop-schema';
import { attributionFields } from '../shop/attribution';
import { HOOK_MS, openTestDatabase } from '../testing/database';
import { examples } from '../testing/products';
import { createTestApp, itemsOf } from '../testing/requests';
import { callShop, newVisitor, type TestVisitor } from '../testing/visitor';

let connection: Connection;
let app: ReturnType<typeof createTestApp>;

beforeAll(async () => {
  connection = await openTestDatabase();
  app = createTestApp({ db: connection.db });
}, HOOK_MS);
afterAll(() => connection.close(), HOOK_MS);

const billing = (email: string) => ({
  billing_first_name: 'Ada',
  billing_last_name: 'Moss',
  billing_email: email,
  billing_address_1: '4 Orchard Yard',
  billing_postcode: 'AB1 2CD',
  billing_city: 'Leeds',
  billing_country: 'GB',
  billing_phone: '',
  order_comments: 'Ring twice',
});

/** The hidden fields of the checkout as it is now. */
async function openCheckout(visitor: TestVisitor): Promise<Record<string, string>> {
  const html = await (await visitor.get('/checkout/')).text();
  const names = ['cart_hash', 'woocommerce-process-checkout-nonce'];
  return Object.fromEntries(
    names.map((name) => [name, new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '']),
  );
}

const add = (visitor: TestVisitor, { id }: { id: number }, quantity = 1) =>
  callShop(visitor, 'add_to_cart', { product_id: String(id), quantity: String(quantity) });
const ordersOf = async (email: string) =>
  (await itemsOf(app, '/admin/api/orders?limit=200')).filter((one) => one.email === email);
const stockOf = async ({ id }: { id: number }) =>
  (await connection.db.select().from(products).where(eq(products.id, id)))[0]?.stock;

describe('the checkout', () => {
  it('is not there for an empty basket', async () => {
    const visitor = newVisitor(app);
    const response = await visitor.get('/checkout/');
    expect(response.headers.get('location')).toBe('/basket/');
    expect(await (await visitor.follow(response)).text()).toContain('whilst your basket is empty');
  });

  it('stores an order with its lines and its origin, takes from the stock, and empties the basket', async () => {
    const visitor = newVisitor(app);
    await add(visitor, examples.simple, 2);
    await add(visitor, examples.variation);
    const before = await stockOf(examples.simple);
    const origin = Object.fromEntries(
      Object.keys(attributionFields).map((name) => [`wc_order_attribution_${name}`, `a ${name}`]),
    );
    const fields = {
      ...(await openCheckout(visitor)),
      ...billing('Stored@example.com'),
      ...origin,
      wc_order_attribution_unknown: 'x',
    };
    const response = await visitor.post('/checkout/', fields);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toMatch(/^\/checkout\/order-received\/\d+\/\?key=wc_order_[\w-]+$/);
    const html = await (await visitor.follow(response)).text();
    expect(html).toContain('Thank you. Your order has been received.');
    expect(html).toContain('<span class="count">0 items</span>');
    expect(visitor.cookies.has('woocommerce_items_in_cart')).toBe(false);

    const [order, ...others] = await ordersOf('stored@example.com');
    expect(others).toEqual([]);
    expect(order).toMatchObject({
      total: 2 * examples.simple.price + examples.variation.price,
      comments: 'Ring twice',
      attribution: Object.fromEntries(Object.keys(attributionFields).map((name) => [name, `a ${name}`])),
      items: [
        { productId: examples.simple.id, quantity: 2 },
        { productId: examples.variation.id, quantity: 1 },
      ],
    });
    expect(await stockOf(examples.simple)).toBe((before ?? 0) - 2);
  });

  it('shows an order to whoever has its key only', async () => {
    const visitor = newVisitor(app);
    await add(visitor, examples.another);
    const response = await visitor.post('/checkout/', {
      ...(await openCheckout(visitor)),
      ...billing('key@example.com'),
    });
    const [, id] = /order-received\/(\d+)\//.exec(response.headers.get('location') ?? '') ?? [];
    for (const path of [`/checkout/order-received/${id}/`, `/checkout/order-received/${id}/?key=wc_order_x`]) {
      expect((await visitor.get(path)).status).toBe(404);
    }
  });

  it('says which fields are missing or wrong, and keeps what was filled in', async () => {
    const visitor = newVisitor(app);
    await add(visitor, examples.another);
    const wrong = {
      ...billing('nobody'),
      billing_city: ' ',
      billing_country: 'constructor',
      billing_last_name: '"><b>',
    };
    const response = await visitor.post('/checkout/', { ...(await openCheckout(visitor)), ...wrong });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain('<li>Billing Email address is not a valid email address.</li>');
    expect(html).toContain('<li>Billing Town / City is a required field.</li>');
    expect(html).toContain('<li>We do not send to that country.</li>');
    expect(html).toContain('value="4 Orchard Yard"');
    expect(html).toContain('value="&quot;&gt;&lt;b&gt;"');
    expect(html).toMatch(/name="billing_city"[^>]*aria-invalid="true" aria-describedby="billing_city_problem"/);
    expect(await ordersOf('nobody')).toEqual([]);
  });

  it('does not sell what the visitor has not seen, nor for somebody else', async () => {
    const visitor = newVisitor(app);
    await add(visitor, examples.another);
    const fields = { ...(await openCheckout(visitor)), ...billing('seen@example.com') };
    const other = newVisitor(app);
    await add(other, examples.another);
    expect(await (await other.post('/checkout/', fields)).text()).toContain('unable to process your order');
    await add(visitor, examples.another);
    expect(await (await visitor.post('/checkout/', fields)).text()).toContain('Your basket has changed meanwhile.');
    expect(await ordersOf('seen@example.com')).toEqual([]);
  });

  it('makes one order of two presses', async () => {
    const visitor = newVisitor(app);
    await add(visitor, examples.another);
    const fields = { ...(await openCheckout(visitor)), ...billing('twice@example.com') };
    const second = newVisitor(createTestApp({ db: connection.db }), visitor.cookies);
    const answers = await Promise.all([visitor.post('/checkout/', fields), second.post('/checkout/', fields)]);
    expect(answers.map(({ headers }) => headers.get('location')?.replace(/\d+\/\?.*/, '')).toSorted()).toEqual([
      '/basket/',
      '/checkout/order-received/',
    ]);
    expect(await ordersOf('twice@example.com')).toHaveLength(1);
  });

  it('sells the last ones to one of two visitors, and takes nothing from the other one', async () => {
    const visitors = [newVisitor(app), newVisitor(app)];
    const before = await stockOf(examples.another);
    const forms: Record<string, string>[] = [];
    for (const [turn, visitor] of visitors.entries()) {
      await add(visitor, examples.another);
      await add(visitor, examples.scarce, 2);
      forms.push({ ...(await openCheckout(visitor)), ...billing(`last${turn}@example.com`) });
    }
    const answers = await Promise.all(visitors.map((visitor, turn) => visitor.post('/checkout/', forms[turn] ?? {})));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422]);
    const refused = answers.find(({ status }) => status === 422);
    expect(await refused?.text()).toContain(`we do not have enough “${examples.scarce.name}” in stock`);
    expect(await stockOf(examples.scarce)).toBe(0);
    expect(await stockOf(examples.another)).toBe((before ?? 0) - 1);
  });
});

describe('the list of baskets', () => {
  it('has what visitors have put into theirs, under the hash that their cookies say', async () => {
    const visitor = newVisitor(app);
    await add(visitor, examples.simple, 3);
    const items = await itemsOf(app, '/admin/api/baskets');
    expect(items.find(({ hash }) => hash === visitor.cookies.get('woocommerce_cart_hash'))).toMatchObject({
      count: 3,
      total: 3 * examples.simple.price,
      items: [{ productId: examples.simple.id, sku: examples.simple.sku, quantity: 3 }],
    });
  });
});
