import { sql } from 'drizzle-orm';
import type { Database } from '../db/connect';
import { rateLimits } from '../db/schema';
import { signFor } from '../db/secret';

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

/**
 * Counts in the database, by its clock: the limit is one for all processes, and holds when they start again. A check
 * is one statement, so that of two at the same moment both are counted.
 */
export function createRateLimiter(db: Database, { name, most, milliseconds = 60_000 }: RateLimit): RateLimiter {
  const isOpen = sql`${rateLimits.endsAt} > now()`;
  return async (key, amount = 1) => {
    const [window] = await db
      .insert(rateLimits)
      .values({
        // Addresses are among the keys; the database is not to keep them for this.
        key: await signFor(db, `rate limit ${name}`, key),
        count: amount,
        endsAt: sql`now() + ${milliseconds}::float8 * interval '1 millisecond'`,
      })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          count: sql`excluded.count + CASE WHEN ${isOpen} THEN ${rateLimits.count} ELSE 0 END`,
          endsAt: sql`CASE WHEN ${isOpen} THEN ${rateLimits.endsAt} ELSE excluded.ends_at END`,
        },
      })
      .returning({
        count: rateLimits.count,
        seconds: sql<number>`ceil(extract(epoch FROM ${rateLimits.endsAt} - now()))::int`,
      });
    if (window === undefined) throw new Error(`the rate limit ${name} was not counted`);
    return window.count > most ? window.seconds : 0;
  };
}

/** Counts the bytes of texts that one address may have stored in an hour: by whatever way, so that there is one count. */
export function createTextLimiter(db: Database, bytesPerHour: number): RateLimiter {
  return createRateLimiter(db, { name: 'text bytes', most: bytesPerHour, milliseconds: HOUR_MS });
}
