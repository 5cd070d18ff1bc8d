const MOST_KEYS = 10_000;

/**
 * Says whether one more request of this key, or so many of whatever is counted, is too many, and in how many seconds
 * there is room again; 0 if it is not.
 */
export type RateLimiter = (key: string, amount?: number) => number;

interface RateLimit {
  /** How much a key has in one window. */
  most: number;
  /** How long a window is, from its first request. */
  milliseconds?: number;
  now?: () => number;
}

/** Counts in memory; of more keys than it keeps, it forgets the ones that came first. */
export function createRateLimiter({ most, milliseconds = 60_000, now = Date.now }: RateLimit): RateLimiter {
  const windows = new Map<string, { ends: number; count: number }>();

  return (key, amount = 1) => {
    const time = now();
    const known = windows.get(key);
    if (known !== undefined && known.ends > time) {
      known.count += amount;
      return known.count > most ? Math.ceil((known.ends - time) / 1000) : 0;
    }
    // Put back at the end: the first key is always the one whose window is the oldest.
    windows.delete(key);
    windows.set(key, { ends: time + milliseconds, count: amount });
    for (const oldest of windows.keys()) {
      if (windows.size <= MOST_KEYS) break;
      windows.delete(oldest);
    }
    return amount > most ? Math.ceil(milliseconds / 1000) : 0;
  };
}
