import { useMemo, useSyncExternalStore } from 'react';
import { type CartSnapshot, INITIAL } from '../dom/store/cart-store';
import { findApiStore, findFragmentsStore } from '../dom/store/find-store';
import type { CartItem } from '../logic/store-cart';

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
  /** Puts back an item that was removed, as many and as chosen as it was. */
  restore(item: CartItem): Promise<boolean>;
  /** Sets how many of an item there are; 0 removes it. */
  setQuantity(key: string, quantity: number): Promise<boolean>;
  remove(key: string): Promise<boolean>;
  /** Asks the shop again. */
  reload(): Promise<void>;
}

/**
 * The shop's basket, for React. What the visitor does is shown at once and taken back where the shop does not do it. On
 * a server, and until the shop has answered, it is empty and `status` is `loading`.
 */
export function useCart({ via = 'store', base = '' }: UseCartOptions = {}): UsedCart {
  const store = useMemo(() => (via === 'store' ? findApiStore(base) : findFragmentsStore(base)), [via, base]);
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, () => INITIAL);
  return useMemo(
    () => ({
      ...snapshot,
      add: (id, quantity = 1, name = '') => store.change({ kind: 'add', id, quantity, name }),
      restore: ({ id, quantity, name, choices }) => store.change({ kind: 'add', id, quantity, name, choices }),
      setQuantity: (key, quantity) => store.change({ kind: quantity > 0 ? 'set' : 'remove', key, quantity }),
      remove: (key) => store.change({ kind: 'remove', key }),
      reload: store.reload,
    }),
    [snapshot, store],
  );
}
