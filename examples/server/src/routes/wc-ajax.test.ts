import type { Connection } from '@mountkit/provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyOf } from '../shop/basket';
import { HOOK_MS, openTestDatabase } from '../testing/database';
import { examples } from '../testing/products';
import { createTestApp, jsonOf } from '../testing/requests';
import { callShop, newVisitor, type TestVisitor } from '../testing/visitor';

let connection: Connection;
let app: ReturnType<typeof createTestApp>;

beforeAll(async () => {
  connection = await openTestDatabase();
  app = createTestApp({ db: connection.db });
}, HOOK_MS);
afterAll(() => connection.close(), HOOK_MS);

const idOf = ({ id }: { id: number }) => String(id);
const add = (visitor: TestVisitor, product: { id: number }, quantity?: number) =>
  callShop(visitor, 'add_to_cart', {
    product_id: idOf(product),
    ...(quantity === undefined ? {} : { quantity: String(quantity) }),
  });
/** The quantities of the answer's mini basket, in their order. */
const quantitiesOf = (answer: { fragments: Record<string, string> }) =>
  [...(answer.fragments['div.widget_shopping_cart_content'] ?? '').matchAll(/class="quantity">(\d+)/g)].map(
    ([, quantity]) => Number(quantity),
  );

describe('add_to_cart', () => {
  it('answers the fragments, the hash and the cookies that go with them', async () => {
    const visitor = newVisitor(app);
    const response = await add(visitor, examples.simple, 2);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('cache-control')).toContain('no-store');
    const { fragments, cart_hash } = await jsonOf(response);
    expect(Object.keys(fragments)).toEqual(['div.widget_shopping_cart_content', 'a.cart-contents']);
    expect(fragments['div.widget_shopping_cart_content']).toMatch(
      /^<div class="widget_shopping_cart_content">.*<\/div>$/,
    );
    expect(fragments['div.widget_shopping_cart_content']).toContain(
      `data-cart_item_key="${keyOf(examples.simple.id)}"`,
    );
    expect(fragments['a.cart-contents']).toContain('<span class="count">2 items</span>');
    expect(cart_hash).toMatch(/^[0-9a-f]{32}$/);
    expect(visitor.cookies.get('woocommerce_cart_hash')).toBe(cart_hash);
    expect(visitor.cookies.get('woocommerce_items_in_cart')).toBe('1');
    const own = response.headers.getSetCookie().find((cookie) => cookie.startsWith('mountkit_visitor='));
    expect(own).toContain('HttpOnly');
    const shown = response.headers.getSetCookie().filter((cookie) => cookie.startsWith('woocommerce_'));
    for (const cookie of shown) expect(cookie).not.toContain('HttpOnly');
  });

  it.each([undefined, '0', '-3', 'x', ''])('takes the quantity %j for one', async (quantity) => {
    const fields = { product_id: idOf(examples.simple), ...(quantity === undefined ? {} : { quantity }) };
    expect(quantitiesOf(await jsonOf(callShop(newVisitor(app), 'add_to_cart', fields)))).toEqual([1]);
  });

  it('adds the same again to the same line, and another below it', async () => {
    const visitor = newVisitor(app);
    await add(visitor, examples.simple, 2);
    await add(visitor, examples.another);
    expect(quantitiesOf(await jsonOf(add(visitor, examples.simple)))).toEqual([3, 1]);
  });

  it('takes the id of a variation for the product', async () => {
    const { fragments } = await jsonOf(add(newVisitor(app), examples.variation));
    const html = fragments['div.widget_shopping_cart_content'];
    expect(html).toContain(`data-product_id="${examples.variation.parentId}"`);
    expect(html).toContain(examples.variation.name);
  });

  it.each([
    ['sold out', examples.soldOut, 'out of stock'],
    ['a sold out variation', examples.soldOutVariation, 'out of stock'],
    ['not chosen', examples.variable, 'choose product options'],
  ])('leads to the page of what is %s, which says why', async (_, product, words) => {
    const visitor = newVisitor(app);
    const answer = await jsonOf(add(visitor, product));
    expect(answer).toEqual({
      error: true,
      product_url: expect.stringMatching(/^http:\/\/localhost\/product\/[\w-]+\/$/),
    });
    const page = await (await visitor.get(new URL(answer.product_url).pathname)).text();
    expect(page).toMatch(new RegExp(`<div class="woocommerce-error" role="alert"><ul><li>[^<]*${words}`));
    // Told once.
    expect(await (await visitor.get('/shop/')).text()).not.toContain('woocommerce-error');
    expect(visitor.cookies.has('woocommerce_cart_hash')).toBe(false);
  });

  it('adds no more than there is, and only one of what is sold individually', async () => {
    const visitor = newVisitor(app);
    await add(visitor, examples.scarce, 2);
    expect(await jsonOf(add(visitor, examples.scarce))).toMatchObject({ error: true });
    expect(await jsonOf(add(newVisitor(app), examples.scarce, 3))).toMatchObject({ error: true });
    await add(visitor, examples.single, 5);
    expect(await jsonOf(add(visitor, examples.single))).toMatchObject({ error: true });
    expect(quantitiesOf(await jsonOf(callShop(visitor, 'get_refreshed_fragments')))).toEqual([2, 1]);
  });

  it.each(['999999', 'abc', '', '-1', '99999999999999999999', '1.5', "1'; --"])(
    'knows no product %j',
    async (product_id) => {
      const answer = await jsonOf(callShop(newVisitor(app), 'add_to_cart', { product_id }));
      expect(answer).toEqual({ error: true, product_url: false });
    },
  );

  it('answers nothing at all without a product, by GET, or to an endpoint that is not there', async () => {
    const visitor = newVisitor(app);
    for (const response of [
      await callShop(visitor, 'add_to_cart', { quantity: '1' }),
      await visitor.get(`/?wc-ajax=add_to_cart&product_id=${examples.simple.id}`),
      await callShop(visitor, 'no_such_thing'),
      await callShop(visitor, 'constructor'),
    ]) {
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(await response.text()).toBe('');
    }
  });

  it('is there on any path', async () => {
    const visitor = newVisitor(app);
    const answer = await visitor.post('/product/anything/?x=1&wc-ajax=add_to_cart', {
      product_id: idOf(examples.simple),
    });
    expect(quantitiesOf(await jsonOf(answer))).toEqual([1]);
  });

  it('is there under the address of the administration too', async () => {
    const visitor = newVisitor(app);
    const path = '/wp-admin/admin-ajax.php';
    const product_id = idOf(examples.simple);
    const added = await visitor.post(path, { action: 'woocommerce_add_to_cart', product_id });
    expect(quantitiesOf(await jsonOf(added))).toEqual([1]);
    const { fragments } = await jsonOf(visitor.post(`${path}?action=woocommerce_get_refreshed_fragments`, {}));
    expect(quantitiesOf({ fragments })).toEqual([1]);
    for (const action of ['', 'add_to_cart', 'woocommerce_no_such_thing', 'woocommerce_constructor']) {
      const response = await visitor.post(path, { action, product_id });
      expect([response.status, await response.text()]).toEqual([400, '0']);
    }
  });

  it('escapes names in every place', async () => {
    const { fragments } = await jsonOf(add(newVisitor(app), examples.marked));
    expect(fragments['div.widget_shopping_cart_content']).toContain('Vase &lt;Heron&gt;');
    expect(fragments['div.widget_shopping_cart_content']).not.toContain('<Heron>');
  });

  it('refuses a body that is too long', async () => {
    const response = await callShop(newVisitor(app), 'add_to_cart', { product_id: '1', more: 'x'.repeat(200_000) });
    expect(response.status).toBe(413);
  });
});

describe('remove_from_cart', () => {
  it('takes a line out, and the cookies with the last one', async () => {
    const visitor = newVisitor(app);
    await add(visitor, examples.simple, 2);
    await add(visitor, examples.another);
    const remove = (product: { id: number }) =>
      callShop(visitor, 'remove_from_cart', { cart_item_key: keyOf(product.id) });
    expect(quantitiesOf(await jsonOf(remove(examples.simple)))).toEqual([1]);
    const last = await jsonOf(remove(examples.another));
    expect(last.cart_hash).toBe('');
    expect(last.fragments['div.widget_shopping_cart_content']).toContain('No products in the basket.');
    expect([...visitor.cookies.keys()]).toEqual(['mountkit_visitor']);
  });

  it('answers a refusal without fragments', async () => {
    const visitor = newVisitor(app);
    await add(visitor, examples.simple);
    for (const fields of [{}, { cart_item_key: 'nonsense' }, { cart_item_key: keyOf(examples.another.id) }]) {
      expect(await jsonOf(callShop(visitor, 'remove_from_cart', fields as Record<string, string>))).toEqual({
        success: false,
      });
    }
    expect(visitor.cookies.has('woocommerce_cart_hash')).toBe(true);
  });

  it('takes nothing out of the basket of somebody else', async () => {
    const owner = newVisitor(app);
    await add(owner, examples.simple);
    const other = newVisitor(app);
    const fields = { cart_item_key: keyOf(examples.simple.id) };
    expect(await jsonOf(callShop(other, 'remove_from_cart', fields))).toEqual({ success: false });
    expect(quantitiesOf(await jsonOf(callShop(owner, 'get_refreshed_fragments')))).toEqual([1]);
  });
});

describe('get_refreshed_fragments', () => {
  it('has an empty hash where nothing is in the basket', async () => {
    const { fragments, cart_hash } = await jsonOf(callShop(newVisitor(app), 'get_refreshed_fragments', { time: '1' }));
    expect(cart_hash).toBe('');
    expect(fragments['a.cart-contents']).toContain('0 items');
  });

  it('tells of the same basket as the answer before it', async () => {
    const visitor = newVisitor(app);
    const added = await jsonOf(add(visitor, examples.variation, 2));
    expect(await jsonOf(callShop(visitor, 'get_refreshed_fragments'))).toEqual(added);
  });

  it('puts cookies right that say something else', async () => {
    const visitor = newVisitor(app);
    visitor.cookies.set('woocommerce_cart_hash', 'stale').set('woocommerce_items_in_cart', '1');
    await callShop(visitor, 'get_refreshed_fragments');
    expect(visitor.cookies.has('woocommerce_cart_hash')).toBe(false);
    await add(visitor, examples.simple);
    const right = visitor.cookies.get('woocommerce_cart_hash');
    visitor.cookies.set('woocommerce_cart_hash', 'stale');
    await visitor.get('/shop/');
    expect(visitor.cookies.get('woocommerce_cart_hash')).toBe(right);
  });
});

describe('many at once', () => {
  it('adds all of them, whichever tab or process they come from', async () => {
    const cookies = new Map<string, string>();
    await newVisitor(app, cookies).get('/shop/');
    const second = createTestApp({ db: connection.db });
    const tabs = [newVisitor(app, cookies), newVisitor(second, cookies)];
    await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        add(tabs[turn % 2] as TestVisitor, turn % 4 < 2 ? examples.simple : examples.another),
      ),
    );
    const answer = await jsonOf(callShop(tabs[0] as TestVisitor, 'get_refreshed_fragments'));
    expect(quantitiesOf(answer).toSorted()).toEqual([10, 10]);
  });

  it('never adds more than there is', async () => {
    const visitor = newVisitor(app);
    await visitor.get('/shop/');
    const answers = await Promise.all(Array.from({ length: 6 }, () => jsonOf(add(visitor, examples.scarce))));
    expect(answers.filter(({ error }) => error)).toHaveLength(4);
    expect(quantitiesOf(await jsonOf(callShop(visitor, 'get_refreshed_fragments')))).toEqual([2]);
  });

  it('removes a line once', async () => {
    const visitor = newVisitor(app);
    await add(visitor, examples.simple);
    const fields = { cart_item_key: keyOf(examples.simple.id) };
    const answers = await Promise.all([1, 2, 3].map(() => jsonOf(callShop(visitor, 'remove_from_cart', fields))));
    expect(answers.filter(({ success }) => success === false)).toHaveLength(2);
  });
});
