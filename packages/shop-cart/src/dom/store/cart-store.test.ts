import { hub } from '@mountkit/core';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { resetPage } from '../../../../core/src/testing/page';
import { applyChange, type CartChange, type CartState, EMPTY_CART } from '../../logic/store-cart';
import { createCartStore } from './cart-store';
import type { CartTransport } from './store-api';

/** A shop that refuses, or loses, what it is told to. */
function createShop(outcomes: readonly string[]) {
  let cart: CartState = EMPTY_CART;
  let calls = 0;
  const confirm = (next: CartState): CartState => ({
    ...next,
    items: next.items.map(({ isPending: _, ...item }) => ({ ...item, key: `k${item.id}` })),
  });
  const shop: CartTransport = {
    load: async () => cart,
    async send(changes) {
      const outcome = outcomes[calls++ % outcomes.length];
      if (outcome === 'unheard') throw { code: 'NETWORK', message: '' };
      const results = changes.map((change) => {
        if (outcome === 'refused') return { code: 'REFUSED', message: 'No.' };
        cart = confirm(applyChange(cart, change));
        return { cart };
      });
      if (outcome === 'unanswered') throw { code: 'TIMEOUT', message: '' };
      return results;
    },
  };
  return { shop, cart: () => cart, calls: () => calls };
}

const add = (id: number, quantity = 1): CartChange => ({ kind: 'add', id, quantity });

beforeEach(resetPage);

describe('the store', () => {
  it('shows a change at once, and takes it back where the shop does not make it', async () => {
    const { shop } = createShop(['done', 'refused']);
    const store = createCartStore(shop);
    const stop = store.subscribe(() => {});
    await vi.waitFor(() => expect(store.getSnapshot().status).toBe('ready'));

    const first = store.change(add(1));
    expect(store.getSnapshot()).toMatchObject({ status: 'busy', cart: { count: 1, items: [{ isPending: true }] } });
    expect(await first).toBe(true);
    expect(store.getSnapshot()).toMatchObject({ status: 'ready', cart: { items: [{ key: 'k1' }] } });

    const second = store.change(add(2));
    expect(store.getSnapshot().cart.count).toBe(2);
    expect(await second).toBe(false);
    expect(store.getSnapshot()).toMatchObject({ cart: { count: 1 }, error: { code: 'REFUSED', message: 'No.' } });
    stop();
  });

  it('sends what is done in one moment together', async () => {
    const { shop, calls } = createShop(['done']);
    const store = createCartStore(shop);
    await Promise.all([store.change(add(1)), store.change(add(2)), store.change(add(1))]);
    expect(calls()).toBe(1);
    expect(store.getSnapshot().cart.items.map(({ id, quantity }) => [id, quantity])).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  it('asks again when the buttons of the page have changed the basket, as long as somebody listens', async () => {
    const { shop } = createShop(['done']);
    const load = vi.spyOn(shop, 'load');
    const store = createCartStore(shop);
    const stop = store.subscribe(() => {});
    hub().emit('cart:added', {});
    expect(load).toHaveBeenCalledTimes(2);
    stop();
    hub().emit('cart:added', {});
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('shows in the end what the shop has, whatever went wrong on the way', async () => {
    const changes = fc.array(
      fc.record({ id: fc.integer({ min: 1, max: 4 }), quantity: fc.nat(3), way: fc.nat(2), waits: fc.boolean() }),
      { maxLength: 20 },
    );
    const ways = fc.array(fc.constantFrom('done', 'refused', 'unheard', 'unanswered'), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(changes, ways, async (all, outcomes) => {
        const { shop, cart } = createShop(outcomes);
        const store = createCartStore(shop);
        const answers: Promise<boolean>[] = [];
        for (const { id, quantity, way, waits } of all) {
          const key = `k${id}`;
          const change = [add(id, quantity + 1), { kind: 'set', key, quantity }, { kind: 'remove', key }][way];
          answers.push(store.change(change as CartChange));
          if (waits) await answers.at(-1);
        }
        await Promise.all(answers);
        const { items, count } = store.getSnapshot().cart;
        expect([items, count]).toEqual([cart().items, cart().count]);
        expect(items.some(({ isPending }) => isPending)).toBe(false);
      }),
      { numRuns: 200 },
    );
  });
});
