import type { Connection } from '@mountkit/provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOOK_MS, openTestDatabase } from '../testing/database';
import { createTestApp, itemsOf } from '../testing/requests';
import { callShop, newVisitor } from '../testing/visitor';

let connection: Connection;
let app: ReturnType<typeof createTestApp>;

beforeAll(async () => {
  connection = await openTestDatabase();
  app = createTestApp({ db: connection.db });
}, HOOK_MS);
afterAll(() => connection.close(), HOOK_MS);

const SET = '/product/breakfast-table/';

/** Somebody with something in the basket, and what the page of the checkout lets them send. */
async function openCheckout() {
  const visitor = newVisitor(app);
  await callShop(visitor, 'add_to_cart', { product_id: '101' });
  const html = await (await visitor.get('/checkout/')).text();
  const read = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
  const nonce = read('woocommerce-process-checkout-nonce');
  return {
    visitor,
    html,
    nonce,
    fields: { 'woocommerce-process-checkout-nonce': nonce, cart_hash: read('cart_hash') },
  };
}

describe('the calls of the checkout', () => {
  it('answer what is bought and how it can be paid, to whoever has the page', async () => {
    const { visitor, nonce } = await openCheckout();
    const asked = { security: nonce, payment_method: 'bacs' };
    const { result, fragments } = (await (await callShop(visitor, 'update_order_review', asked)).json()) as {
      result: string;
      fragments: Record<string, string>;
    };
    expect(result).toBe('success');
    expect(fragments['.woocommerce-checkout-review-order-table']).toContain('× 1');
    expect(fragments['.woocommerce-checkout-payment']).toMatch(/value="bacs" checked/);
    const forged = await callShop(visitor, 'update_order_review', { ...asked, security: 'x' });
    expect([forged.status, await forged.text()]).toEqual([403, '-1']);
  });

  it('take an order once, or say what is wrong by field', async () => {
    const { visitor, fields } = await openCheckout();
    const refused = (await (await callShop(visitor, 'checkout', fields)).json()) as {
      result: string;
      messages: string;
    };
    expect(refused.result).toBe('failure');
    expect(refused.messages).toContain('<li data-id="billing_email">');
    const email = 'calls@example.org';
    const billing = {
      billing_first_name: 'Ada',
      billing_last_name: 'Reed',
      billing_email: email,
      billing_address_1: '1 Lane',
      billing_postcode: 'AB1',
      billing_city: 'Harbour',
      billing_country: 'GB',
    };
    const placed = (await (await callShop(visitor, 'checkout', { ...fields, ...billing })).json()) as {
      result: string;
      redirect: string;
    };
    expect(placed).toMatchObject({ result: 'success' });
    expect((await visitor.get(new URL(placed.redirect).pathname + new URL(placed.redirect).search)).status).toBe(200);
    const again = await (await callShop(visitor, 'checkout', { ...fields, ...billing })).json();
    expect(again).toMatchObject({ result: 'failure', reload: true });
    expect((await itemsOf(app, '/admin/api/orders?limit=200')).filter((one) => one.email === email)).toHaveLength(1);
  });
});

describe('a set', () => {
  it('puts some of each into the basket, or asks how many', async () => {
    const visitor = newVisitor(app);
    expect(await (await visitor.get(SET)).text()).toContain('name="quantity[101]"');
    const asked = await visitor.follow(await visitor.post(SET, { 'quantity[101]': '0', 'add-to-cart': 'set' }));
    expect(await asked.text()).toContain('Please choose the quantity');
    const added = await visitor.follow(await visitor.post(SET, { 'quantity[101]': '2', 'quantity[126]': '1' }));
    expect(await added.text()).toContain('<span class="count">3 items</span>');
  });
});
