import type { Database } from '../db/connect';
import { gather } from '../db/gather';
import { signFor } from '../db/secret';
import { run, type Statement } from '../db/statement';

/**
 * Says whether one more request of this key, or so many of whatever is counted, is too many, and in how many seconds
 * there is room again; 0 if it is not.
 */
export type RateLimiter = (key: string, amount?: number) => Promise<number>;

export const HOUR_MS = 60 * 60 * 1000;

interface RateLimit {
  /** What is counted; limiters of the same name share their counts. */
  name: string;
  /** How much a key has in one window. */
  most: number;
  /** How long a window is, from its first request. */
  milliseconds?: number;
}

/** Keys in one order, so that two who count the same ones at once wait and do not lock each other. */
const COUNT: Statement = {
  name: 'count_rates',
  text: `INSERT INTO rate_limits AS limits (key, count, ends_at)
    SELECT told.key, told.count, now() + $3::float8 * interval '1 millisecond'
    FROM unnest($1::text[], $2::bigint[]) AS told (key, count)
    ORDER BY told.key
    ON CONFLICT (key) DO UPDATE SET
      count = excluded.count + CASE WHEN limits.ends_at > now() THEN limits.count ELSE 0 END,
      ends_at = CASE WHEN limits.ends_at > now() THEN limits.ends_at ELSE excluded.ends_at END
    RETURNING key, count::float8 AS count, ceil(extract(epoch FROM ends_at - now()))::int AS seconds`,
};

interface Counted {
  key: string;
  count: number;
  seconds: number;
}

/**
 * Counts in the database, by its clock: the limit is one for all processes, and holds when they start again. A check
 * is one statement, so that of two at the same moment both are counted; those that come together are counted together.
 */
export function createRateLimiter(db: Database, { name, most, milliseconds = 60_000 }: RateLimit): RateLimiter {
  const count = gather(async (asked: readonly { key: string; amount: number }[]) => {
    const sums = new Map<string, number>();
    const before = asked.map(({ key, amount }) => {
      const sum = sums.get(key) ?? 0;
      sums.set(key, sum + amount);
      return sum;
    });
    const rows = await run<Counted>(db, COUNT, [[...sums.keys()], [...sums.values()], milliseconds]);
    const windows = new Map(rows.map((row) => [row.key, row]));
    return asked.map(({ key, amount }, index) => {
      const window = windows.get(key);
      if (window === undefined) throw new Error(`the rate limit ${name} was not counted`);
      const after = (sums.get(key) ?? 0) - (before[index] ?? 0) - amount;
      return window.count - after > most ? window.seconds : 0;
    });
  });
  // Addresses are among the keys; the database is not to keep them for this.
  return async (key, amount = 1) => count({ key: await signFor(db, `rate limit ${name}`, key), amount });
}

/** Counts the bytes of texts that one address may have stored in an hour: by whatever way, so that there is one count. */
export function createTextLimiter(db: Database, bytesPerHour: number): RateLimiter {
  return createRateLimiter(db, { name: 'text bytes', most: bytesPerHour, milliseconds: HOUR_MS });
}
