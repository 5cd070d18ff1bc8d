import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renewPage, resetPage } from '../testing/page';
import { openStorage, type StorageKind } from './storage';

const KINDS: readonly StorageKind[] = ['local', 'session'];

beforeEach(() => {
  resetPage();
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const refuse = () => {
  throw new DOMException('refused', 'SecurityError');
};

describe.each(KINDS)('openStorage: %s', (kind) => {
  const storage = () => (kind === 'local' ? localStorage : sessionStorage);
  const other = () => (kind === 'local' ? sessionStorage : localStorage);
  const property = `${kind}Storage` as const;

  it('writes nothing before a value is set', () => {
    expect(openStorage(kind).get('a')).toBeUndefined();
    expect(storage()).toHaveLength(0);
  });

  it('keeps everything in one object under the key mountkit, in its own storage', () => {
    openStorage(kind).set('a', 1);
    openStorage(kind).set('b', [2]);
    expect(storage()).toHaveLength(1);
    expect(JSON.parse(storage().getItem('mountkit') ?? '')).toEqual({ a: 1, b: [2], __expiration: {} });
    expect(other()).toHaveLength(0);
  });

  it('finds on the next page what was kept on this one', () => {
    openStorage(kind).set('a', 1);
    renewPage();
    expect(openStorage(kind).get('a')).toBe(1);
  });

  it('lets values expire by the time of the browser', () => {
    vi.useFakeTimers({ now: 1_000_000 });
    openStorage(kind).set('a', 1, 500);
    vi.setSystemTime(1_000_499);
    expect(openStorage(kind).get('a')).toBe(1);
    vi.setSystemTime(1_000_500);
    expect(openStorage(kind).get('a')).toBeUndefined();
  });

  it('takes what is no object for empty', () => {
    storage().setItem('mountkit', '{');
    expect(openStorage(kind).get('a')).toBeUndefined();
    openStorage(kind).set('a', 1);
    expect(openStorage(kind).get('a')).toBe(1);
  });

  it('keeps values in the page where the storage itself is refused', () => {
    vi.spyOn(window, property, 'get').mockImplementation(refuse);
    const store = openStorage(kind);
    expect(store.get('a')).toBeUndefined();
    store.set('a', 1);
    store.set('b', 2);
    store.remove('b');
    expect([store.get('a'), store.get('b'), openStorage(kind).get('a')]).toEqual([1, undefined, 1]);
    renewPage();
    expect(openStorage(kind).get('a')).toBeUndefined();
  });

  it('keeps values in the page where reading is refused', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    const store = openStorage(kind);
    store.set('a', 1);
    expect(store.get('a')).toBe(1);
    expect(storage()).toHaveLength(0);
  });

  it('keeps values in the page where writing is refused, those of before too', () => {
    const store = openStorage(kind);
    store.set('a', 1);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    store.set('b', 2);
    expect([store.get('a'), store.get('b')]).toEqual([1, 2]);
    expect(JSON.parse(storage().getItem('mountkit') ?? '')).toEqual({ a: 1, __expiration: {} });
  });

  it('does not ask again a storage that has refused', () => {
    const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    const store = openStorage(kind);
    store.set('a', 1);
    store.set('a', 2);
    expect(write).toHaveBeenCalledTimes(1);
    expect(store.get('a')).toBe(2);
  });
});
