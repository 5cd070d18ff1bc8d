import { writeJson } from '@mountkit/core/logic';
import type { Fragments } from '../events';
import { type BasketFacts, CONTENT } from '../logic/plan-fragments';
import type { CartOptions } from '../settings';
import { readCookie } from './cookies';

const CREATED = 'wc_cart_created';

type Keys = Pick<CartOptions, 'fragment_name' | 'cart_hash_key'>;

/** Whether the cookie says that there is a basket: facts part A. */
export const hasBasket = (): boolean => Number(readCookie('woocommerce_items_in_cart')) > 0;

function read(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

/** What this page can know of the basket without asking. */
export const readFacts = (keys: Keys, now: number): BasketFacts => ({
  hasBasket: hasBasket(),
  cookieHash: readCookie('woocommerce_cart_hash'),
  fragments: read(() => sessionStorage, keys.fragment_name),
  hash: readHash(keys),
  created: read(() => sessionStorage, CREATED),
  now,
  showsItems: !!document.querySelector(`${CONTENT} [data-cart_item_key]`),
});

/** The hash that belongs to what is stored for this tab. */
export const readHash = ({ cart_hash_key }: Keys): string | null => read(() => sessionStorage, cart_hash_key);

/**
 * Keeps fragments for the next page of this tab, and their hash for other tabs. Where the storage is full or refused,
 * nothing is kept: the next page asks.
 */
export function storeFragments(keys: Keys & { readonly mayKeep: boolean }, fragments: Fragments, hash: string): void {
  try {
    sessionStorage.removeItem(keys.fragment_name);
    sessionStorage.setItem(keys.cart_hash_key, hash);
    sessionStorage.setItem(CREATED, `${Date.now()}`);
    if (keys.mayKeep) localStorage.setItem(keys.cart_hash_key, hash);
    // The largest at last: without it, the others are of no use to anybody.
    sessionStorage.setItem(keys.fragment_name, writeJson(fragments));
  } catch {}
}
