import { shared } from '@mountkit/core';
import { useMemo, useSyncExternalStore } from 'react';
import { type CartSnapshot, type CartStore, createCartStore, INITIAL } from './cart-store';
import { createFragmentsApi } from './fragments-api';
import { createStoreApi } from './store-api';

/** How a basket is fetched and changed. */
export interface UseCartOptions {
  /** `store` (default) for the shop's Store API, `fragments` for its own calls. */
  readonly via?: 'store' | 'fragments' | undefined;
  /** Base of the REST interface. Default: the page's facts, its link `https://api.w.org/`, else `/wp-json/`. */
  readonly base?: string | undefined;
}

/** A basket and what can be done to it. Every promise resolves to whether the shop has done it. */
export interface UsedCart extends CartSnapshot {
  /** Adds a product; its name is shown until the shop has answered. */
  add(id: number, quantity?: number, name?: string): Promise<boolean>;
  /** Sets how many of an item there are; 0 removes it. */
  setQuantity(key: string, quantity: number): Promise<boolean>;
  remove(key: string): Promise<boolean>;
  /** Asks the shop again. */
  reload(): Promise<void>;
}

const stores = () => shared('cart-stores', () => new Map<string, CartStore>());

/** The store of a shop: all components of a page that show one basket share it. */
function findStore({ via = 'store', base = '' }: UseCartOptions): CartStore {
  const name = `${via} ${base}`;
  const store = stores().get(name) ?? createCartStore(via === 'store' ? createStoreApi(base) : createFragmentsApi());
  stores().set(name, store);
  return store;
}

/**
 * The shop's basket, for React. What the visitor does is shown at once and taken back where the shop does not do it. On
 * a server, and until the shop has answered, it is empty and `status` is `loading`.
 */
export function useCart({ via = 'store', base = '' }: UseCartOptions = {}): UsedCart {
  const store = useMemo(() => findStore({ via, base }), [via, base]);
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, () => INITIAL);
  return useMemo(
    () => ({
      ...snapshot,
      add: (id, quantity = 1, name = '') => store.change({ kind: 'add', id, quantity, name }),
      setQuantity: (key, quantity) => store.change({ kind: quantity > 0 ? 'set' : 'remove', key, quantity }),
      remove: (key) => store.change({ kind: 'remove', key }),
      reload: store.reload,
    }),
    [snapshot, store],
  );
}
