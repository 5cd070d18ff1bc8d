import { listen } from '@mountkit/core';

/** Lists are kept for back and forward and for prefetching: at most this many, for this many milliseconds. */
const MOST = 20;
const LIFE = 300_000;

interface Kept<List> {
  readonly since: number;
  readonly list: Promise<List>;
}

/** Which list, and when it is no longer needed. */
interface Wanted {
  readonly url: string;
  /** Fetch it again even if it is kept. */
  readonly fresh?: boolean;
  readonly signal: AbortSignal;
}

/** Keeps the newest lists by address. A list that could not be fetched is not kept. */
export function createKept<List>() {
  const all = new Map<string, Kept<List>>();
  return {
    /** The list of an address: the one that is kept, or else the one that `fetch` resolves with. */
    get({ url, fresh, signal }: Wanted, fetch: () => Promise<List>): Promise<List> {
      const known = all.get(url);
      if (known && !fresh && Date.now() - known.since < LIFE) return known.list;
      const list = fetch();
      const kept = { since: Date.now(), list };
      all.delete(url);
      all.set(url, kept);
      const forget = () => {
        if (all.get(url) === kept) all.delete(url);
      };
      const off = listen(signal, 'abort', forget, { once: true });
      list.then(off, forget).then(off);
      for (const [oldest] of all) {
        if (all.size <= MOST) break;
        all.delete(oldest);
      }
      return list;
    },
  };
}
