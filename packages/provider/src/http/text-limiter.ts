import type { Database } from '../db/connect';
import { createRateLimiter, HOUR_MS, type RateLimiter } from './rate-limit';

/** The part of a limit that one process lets pass before it counts it in the database. */
const UNCOUNTED = 0.01;
/** How many keys may have such a part. */
const MOST_UNCOUNTED = 1000;

/**
 * Counts the bytes of texts that one address may have stored in an hour: by whatever way, so that there is one count.
 * Small texts are added up in the process, and counted together when they are a hundredth of it.
 */
export function createTextLimiter(db: Database, bytesPerHour: number): RateLimiter {
  const limiter = createRateLimiter(db, { name: 'text bytes', most: bytesPerHour, milliseconds: HOUR_MS });
  // The database counts whole bytes.
  const share = Math.floor(bytesPerHour * UNCOUNTED);
  const uncounted = new Map<string, number>();
  const count = async (key: string, bytes: number) => {
    const wait = await limiter(key, bytes);
    // Whoever has no room left is asked about each time.
    if (wait > 0) uncounted.set(key, share);
    return wait;
  };
  return async (key, amount = 1) => {
    const sum = (uncounted.get(key) ?? 0) + amount;
    uncounted.set(key, sum);
    if (sum <= share && uncounted.size <= MOST_UNCOUNTED) return 0;
    uncounted.delete(key);
    const others = uncounted.size < MOST_UNCOUNTED ? [] : [...uncounted];
    if (others.length > 0) uncounted.clear();
    // What fails for others is not answered to this one.
    const [own] = await Promise.allSettled([count(key, sum), ...others.map(([other, bytes]) => count(other, bytes))]);
    if (own.status === 'rejected') throw own.reason;
    return own.value;
  };
}
