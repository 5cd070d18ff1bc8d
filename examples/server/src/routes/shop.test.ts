import type { Connection } from '@mountkit/provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyOf } from '../shop/basket';
import { makeCatalogue } from '../shop/catalogue';
import { HOOK_MS, openTestDatabase } from '../testing/database';
import { examples } from '../testing/products';
import { createTestApp } from '../testing/requests';
import { callShop, newVisitor } from '../testing/visitor';

let connection: Connection;
let app: ReturnType<typeof createTestApp>;

beforeAll(async () => {
  connection = await openTestDatabase();
  app = createTestApp({ db: connection.db });
}, HOOK_MS);
afterAll(() => connection.close(), HOOK_MS);

const catalogue = makeCatalogue().filter(({ parentId }) => parentId === null);
const textOf = async (path: string) => (await app.request(path)).text();
const idsOf = (html: string) =>
  [...html.matchAll(/class="product type-product post-(\d+)/g)].map(([, id]) => Number(id));
const pathOf = ({ slug }: { slug?: string | null | undefined }) => `/product/${slug}/`;

describe('the catalogue', () => {
  it('shows twelve products and the way to the others', async () => {
    const html = await textOf('/shop/');
    expect(idsOf(html)).toHaveLength(12);
    expect(html).toContain('Showing 1–12 of 200 results');
    expect(html).toContain('href="/shop/?e-page-sh0p115=2"');
    const last = await textOf('/shop/?e-page-sh0p115=999');
    expect(last).toContain('Showing 193–200 of 200 results');
    expect(idsOf(last)).toHaveLength(8);
  });

  it.each([
    ['price', (a: number, b: number) => a - b],
    ['price-desc', (a: number, b: number) => b - a],
  ])('sorts by %s', async (order, compare) => {
    const prices = catalogue.map(({ price }) => price).sort(compare);
    const html = await textOf(`/shop/?orderby=${order}&paged=1`);
    const priceOf = (id: number) => catalogue.find((product) => product.id === id)?.price;
    expect(idsOf(html).map(priceOf)).toEqual(prices.slice(0, 12));
    expect(html).toMatch(new RegExp(`<option value="${order}" selected`));
  });

  it('keeps filters in the form that sorts, and the order in the links that filter', async () => {
    const html = await textOf('/shop/?orderby=price&e-filter-sh0p115-pa_colour=moss~oat');
    const form = /<form class="woocommerce-ordering".*?<\/form>/s.exec(html)?.[0] ?? '';
    const fields = [...form.matchAll(/name="([^"]+)" value="([^"]+)"/g)].map(([, name, value]) => [name, value]);
    const query = new URLSearchParams([...fields, ['orderby', 'date']] as [string, string][]);
    const response = await app.request(`/shop/?${query}`);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/shop/?orderby=date&e-filter-sh0p115-pa_colour=moss~oat');
    expect(html).toContain(
      'href="/shop/?orderby=price&amp;e-filter-sh0p115-product_cat=mugs&amp;e-filter-sh0p115-pa_colour=moss~oat"',
    );
  });

  it('takes checkboxes that a form has sent', async () => {
    const query = new URLSearchParams([
      ['join.product_brand', 'OR'],
      ['filter.product_brand', '窯'],
      ['filter.product_brand', 'hearth'],
    ]);
    const response = await app.request(`/shop/?${query}`);
    const address = response.headers.get('location') ?? '';
    expect(address).toBe('/shop/?e-filter-sh0p115-product_brand=%E7%AA%AF~hearth');
    const expected = catalogue.filter(({ terms }) => ['窯', 'hearth'].includes(terms.product_brand?.[0] ?? ''));
    expect(await textOf(address)).toContain(`of ${expected.length} results`);
  });

  it('offers a button that adds, a choice, or the page of what is sold out', async () => {
    const buttonOf = async ({ id }: { id: number }) => {
      for (let page = 1; page <= 17; page += 1) {
        const html = await textOf(`/shop/?e-page-sh0p115=${page}`);
        const button = new RegExp(`<a [^>]*data-product_id="${id}"[^>]*>[^<]*`).exec(html)?.[0];
        if (button) return button;
      }
      throw new Error(`no button of ${id}`);
    };
    const adds = await buttonOf(examples.simple);
    expect(adds).toContain('class="button product_type_simple add_to_cart_button ajax_add_to_cart"');
    expect(adds).toContain(`add-to-cart=${examples.simple.id}"`);
    expect(adds).toContain('has been added to your basket');
    expect(adds).toContain('role="button"');
    const chooses = await buttonOf(examples.variable);
    expect(chooses).toContain('class="button product_type_variable add_to_cart_button"');
    expect(chooses).not.toContain('ajax_add_to_cart');
    const readsMore = await buttonOf(examples.soldOut);
    expect(readsMore).toContain('class="button product_type_simple"');
    expect(readsMore).toMatch(/Read more$/);
  });

  it('is marked up for mountkit, or with ?dialect=woocommerce as shops are', async () => {
    const own = await textOf('/shop/');
    for (const mark of [
      'data-mountkit="cart"',
      'data-attribution=""',
      'data-mountkit="loop"',
      'data-mountkit="loop-filter"',
    ]) {
      expect(own).toContain(mark);
    }
    const theirs = await textOf('/shop/?dialect=woocommerce');
    expect(theirs).not.toContain('data-mountkit="');
    expect(theirs).toContain('data-dialects="woocommerce elementor"');
    for (const object of [
      'wc_add_to_cart_params',
      'wc_cart_fragments_params',
      'woocommerce_params',
      'wc_order_attribution',
    ]) {
      expect(theirs).toContain(`var ${object} = {`);
    }
  });

  it('remembers that its notice was dismissed', async () => {
    const visitor = newVisitor(app);
    const noticeIn = async () =>
      /<p [^>]*woocommerce-store-notice[^>]*>/.exec(await (await visitor.get('/shop/')).text())?.[0];
    expect(await noticeIn()).not.toContain('hidden');
    const response = await visitor.get('/shop/?dismiss-store-notice=1');
    expect(response.status).toBe(303);
    expect([...visitor.cookies].find(([name]) => name.startsWith('store_notice'))?.[1]).toBe('hidden');
    expect(await noticeIn()).toContain('hidden');
  });
});

describe('the page of a product', () => {
  it('asks how many of a simple one, with bounds', async () => {
    const html = await textOf(pathOf(examples.scarce));
    expect(html).toMatch(/<input type="number"[^>]* name="quantity" value="1" min="1" max="2"/);
    expect(html).toContain(`name="add-to-cart" value="${examples.scarce.id}"`);
    expect(html).toContain('Only 2 left in stock');
  });

  it('says what is sold out, and asks nothing', async () => {
    const html = await textOf(pathOf(examples.soldOut));
    expect(html).toContain('<p class="stock out-of-stock">Out of stock</p>');
    expect(html).not.toContain('single_add_to_cart_button');
  });

  it('lists the variations, and gives scripts what they read of them', async () => {
    const html = await textOf(pathOf(examples.variable));
    expect(html).toContain('class="variations_form cart"');
    expect(html).toContain('Price range: £');
    expect(html).not.toContain('<p class="stock out-of-stock">');
    const json = /data-product_variations="([^"]+)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? '';
    expect(JSON.parse(json)).toHaveLength(4);
  });

  it('is not there for a product that is not', async () => {
    expect((await app.request('/product/nothing/')).status).toBe(404);
    expect((await app.request('/product/nothing/', { method: 'POST' })).status).toBe(404);
  });
});

describe('without script', () => {
  const firstVariation = { attribute_size: 'Large', quantity: '2' };

  it('a link adds, and the page says so, once', async () => {
    const visitor = newVisitor(app);
    const response = await visitor.get(`/shop/?orderby=price&add-to-cart=${examples.simple.id}`);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/shop/?orderby=price']);
    const html = await (await visitor.follow(response)).text();
    expect(html).toMatch(/<div class="woocommerce-message" role="alert">“[^”]+” has been added to your basket\./);
    expect(html).toContain('<span class="count">1 item</span>');
    expect(await (await visitor.get('/shop/')).text()).not.toContain('woocommerce-message');
  });

  it('a form adds what was chosen, or asks for a choice', async () => {
    const visitor = newVisitor(app);
    const { variable, variation } = examples;
    const colour = variation.options.Colour?.[0] ?? '';
    const path = pathOf(variable);
    const fields = {
      ...firstVariation,
      attribute_colour: colour,
      'add-to-cart': String(variable.id),
      variation_id: '0',
    };
    const html = await (await visitor.follow(await visitor.post(path, fields))).text();
    expect(html).toContain(`Large, ${colour}” has been added to your basket.`);
    const open = { ...fields, attribute_colour: '' };
    const asked = await (await visitor.follow(await visitor.post(path, open))).text();
    expect(asked).toContain('<li>Please choose product options');
  });

  it('a link removes, with the nonce of its page only, and another takes that back', async () => {
    const visitor = newVisitor(app);
    await callShop(visitor, 'add_to_cart', { product_id: String(examples.simple.id), quantity: '3' });
    const page = await (await visitor.get('/basket/')).text();
    const key = keyOf(examples.simple.id);
    const forged = await visitor.get(`/basket/?remove_item=${key}&_wpnonce=0`);
    expect(await (await visitor.follow(forged)).text()).toContain('This link is too old');
    const href = new RegExp(`href="([^"]*remove_item=${key}[^"]*)"`).exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const removed = await visitor.get(href);
    expect([removed.status, removed.headers.get('location')]).toEqual([302, '/basket/?removed_item=1']);
    const told = await (await visitor.follow(removed)).text();
    expect(told).toContain('has been removed from your basket.');
    expect(told).toContain('Your basket is currently empty.');
    const undo = /href="(\/basket\/\?undo_item[^"]*)"/.exec(told)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(undo).toContain(`undo_item=${key}`);
    const back = await (await visitor.follow(await visitor.get(undo))).text();
    expect(back).toMatch(new RegExp(`name="cart\\[${key}\\]\\[qty\\]" value="3"`));
    // Once.
    expect(await (await visitor.follow(await visitor.get(undo))).text()).toContain(
      '<span class="count">3 items</span>',
    );
  });

  it('what a call has removed comes back by the link that would have removed it, variations too', async () => {
    const visitor = newVisitor(app);
    const { variation } = examples;
    await callShop(visitor, 'add_to_cart', { product_id: String(variation.id), quantity: '2' });
    const page = await (await visitor.get('/shop/')).text();
    const href = /href="([^"]*remove_item[^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
    await callShop(visitor, 'remove_from_cart', { cart_item_key: keyOf(variation.id) });
    const response = await visitor.get(href.replace('remove_item=', 'undo_item='));
    const html = await (await visitor.follow(response)).text();
    expect(html).toContain('<span class="count">2 items</span>');
    expect(html).toContain(variation.name);
  });

  it('a form changes quantities, and says which it could not', async () => {
    const visitor = newVisitor(app);
    for (const product of [examples.simple, examples.another, examples.scarce]) {
      await callShop(visitor, 'add_to_cart', { product_id: String(product.id) });
    }
    const page = await (await visitor.get('/basket/')).text();
    const nonce = /name="woocommerce-cart-nonce" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const qty = ({ id }: { id: number }) => `cart[${keyOf(id)}][qty]`;
    const update = async (fields: Record<string, string>) =>
      (await visitor.follow(await visitor.post('/basket/', { 'woocommerce-cart-nonce': nonce, ...fields }))).text();

    const changed = await update({ [qty(examples.simple)]: '4', [qty(examples.another)]: '0' });
    expect(changed).toContain('Basket updated.');
    expect(changed).toContain('<span class="count">5 items</span>');
    for (const bad of ['3', '-1', '1.5', 'x', '1e9']) {
      const refused = await update({ [qty(examples.scarce)]: bad });
      expect(refused).toContain('woocommerce-error');
      expect(refused).toContain('<span class="count">5 items</span>');
    }
    expect(await update({ 'woocommerce-cart-nonce': 'forged', [qty(examples.simple)]: '0' })).toContain('too old');
    expect(await update({ [qty(examples.simple)]: '', [qty(examples.scarce)]: '0' })).toContain('currently empty');
  });
});
