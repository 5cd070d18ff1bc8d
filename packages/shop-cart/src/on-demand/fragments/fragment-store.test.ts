import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { putMarkup, resetPage } from '../../../../core/src/testing/page';
import { clearCookies } from '../../testing/open-cart';
import { hasBasket, readFacts, readHash, storeFragments } from './fragment-store';

const KEYS = { fragment_name: 'fragments', cart_hash_key: 'hash' };
const FRAGMENTS = { b: '<b>"ü"</b>' };

beforeEach(() => {
  resetPage();
  clearCookies();
});
afterEach(() => {
  vi.restoreAllMocks();
  clearCookies();
});

const write = (text: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way.
  document.cookie = text;
};

it('reads what it has stored, with the time', () => {
  const before = Date.now();
  storeFragments({ ...KEYS, mayKeep: true }, FRAGMENTS, 'h');
  const facts = readFacts(KEYS, 5);
  expect(facts).toMatchObject({ hash: 'h', now: 5, hasBasket: false, cookieHash: '', showsItems: false });
  expect(JSON.parse(facts.fragments ?? '')).toEqual(FRAGMENTS);
  expect(Number(facts.created)).toBeGreaterThanOrEqual(before);
  expect([readHash(KEYS), localStorage.getItem('hash')]).toEqual(['h', 'h']);
});

it('keeps nothing beyond the visit without consent', () => {
  storeFragments({ ...KEYS, mayKeep: false }, FRAGMENTS, 'h');
  expect([localStorage.length, readHash(KEYS)]).toEqual([0, 'h']);
});

it('has no fragments where the storage is full, not even old ones', () => {
  storeFragments({ ...KEYS, mayKeep: true }, FRAGMENTS, 'old');
  const { setItem } = Storage.prototype;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key === 'fragments') throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
  storeFragments({ ...KEYS, mayKeep: true }, FRAGMENTS, 'new');
  expect(readFacts(KEYS, 0)).toMatchObject({ fragments: null, hash: 'new' });
});

it('knows nothing where the page may not use the storage', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('sandboxed', 'SecurityError');
  });
  expect(readFacts(KEYS, 0)).toMatchObject({ fragments: null, hash: null, created: null });
});

it.each([
  ['', false],
  ['woocommerce_items_in_cart=0', false],
  ['woocommerce_items_in_cart=x', false],
  ['woocommerce_items_in_cart=2', true],
])('by the cookie %j there is a basket: %s', (cookie, expected) => {
  write(cookie);
  expect(hasBasket()).toBe(expected);
});

it('sees the hash of the cookie, and the items that the page shows', () => {
  write('woocommerce_cart_hash=c');
  putMarkup('<div class="widget_shopping_cart_content"><a data-cart_item_key="k"></a></div>');
  expect(readFacts(KEYS, 0)).toMatchObject({ cookieHash: 'c', showsItems: true });
});
