import { writeJson } from '@mountkit/core/logic';
import { readCookie } from '../../dom/cookies';
import type { Fragments } from '../../events';
import { type BasketFacts, CONTENT } from '../../logic/plan-fragments';
import type { CartOptions } from '../../settings';

const CREATED = 'wc_cart_created';

type Keys = Pick<CartOptions, 'fragment_name' | 'cart_hash_key'>;

/** Whether there is a basket, by its cookie: facts part A. */
export const hasBasket = (): boolean => Number(readCookie('woocommerce_items_in_cart')) > 0;

function read(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

/** What is known of the basket without asking the shop. */
export const readFacts = (keys: Keys, now: number): BasketFacts => ({
  hasBasket: hasBasket(),
  cookieHash: readCookie('woocommerce_cart_hash'),
  fragments: read(() => sessionStorage, keys.fragment_name),
  hash: readHash(keys),
  created: read(() => sessionStorage, CREATED),
  now,
  showsItems: !!document.querySelector(`${CONTENT} [data-cart_item_key]`),
  isBlank: !!document.querySelector(`${CONTENT}:empty`),
});

/** The hash of the fragments that are stored for this tab. */
export const readHash = ({ cart_hash_key }: Keys): string | null => read(() => sessionStorage, cart_hash_key);

/**
 * Stores fragments for the next page of this tab, and their hash for other tabs. If the storage is full or refused, nothing
 * is stored and the next page fetches them.
 */
export function storeFragments(keys: Keys & { readonly mayKeep: boolean }, fragments: Fragments, hash: string): void {
  try {
    sessionStorage.removeItem(keys.fragment_name);
    sessionStorage.setItem(keys.cart_hash_key, hash);
    sessionStorage.setItem(CREATED, `${Date.now()}`);
    if (keys.mayKeep) localStorage.setItem(keys.cart_hash_key, hash);
    // The largest is last: if it cannot be stored, the others are not used.
    sessionStorage.setItem(keys.fragment_name, writeJson(fragments));
  } catch {}
}
