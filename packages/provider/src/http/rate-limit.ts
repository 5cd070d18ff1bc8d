import type { Database } from '../db/connect';
import { countRates } from '../db/count-rates';
import { gather } from '../db/gather';
import { signFor } from '../db/secret';
import { run, type Statement } from '../db/statement';

/**
 * Says whether one more request of this key, or a whole number of whatever is counted, is too many, and in how many
 * seconds there is room again; 0 if it is not.
 */
export type RateLimiter = (key: string, amount?: number) => Promise<number>;

export const HOUR_MS = 60 * 60 * 1000;

export interface RateLimit {
  /** What is counted; limiters of the same name share their counts. */
  name: string;
  /** How much a key has in one window. */
  most: number;
  /** How long a window is, from its first request. */
  milliseconds?: number;
}

const COUNT: Statement = {
  name: 'count_rates',
  text: countRates('SELECT * FROM unnest($1::text[], $2::bigint[], $3::float8[]) AS asked (key, count, milliseconds)'),
};

interface Counted {
  key: string;
  count: number;
  seconds: number;
}

interface Asked {
  key: string;
  amount: number;
  milliseconds: number;
}

type Count = (asked: Asked) => Promise<{ count: number; seconds: number }>;
const counters = new WeakMap<Database, Count>();

/** Counts; those that are counted at the same moment, by whichever limiter, are one statement. */
function countIn(db: Database, asked: Asked): ReturnType<Count> {
  const count = counters.get(db) ?? gather((all: readonly Asked[]) => countAll(db, all));
  counters.set(db, count);
  return count(asked);
}

async function countAll(db: Database, asked: readonly Asked[]) {
  const sums = new Map<string, Asked>();
  const before = asked.map(({ key, amount, milliseconds }) => {
    const sum = sums.get(key)?.amount ?? 0;
    sums.set(key, { key, amount: sum + amount, milliseconds });
    return sum;
  });
  const told = [...sums.values()];
  const rows = await run<Counted>(db, COUNT, [
    told.map(({ key }) => key),
    told.map(({ amount }) => amount),
    told.map(({ milliseconds }) => milliseconds),
  ]);
  const windows = new Map(rows.map((row) => [row.key, row]));
  return asked.map(({ key, amount }, index) => {
    const window = windows.get(key);
    if (window === undefined) throw new Error('a rate limit was not counted');
    const after = (sums.get(key)?.amount ?? 0) - (before[index] ?? 0) - amount;
    return { count: window.count - after, seconds: window.seconds };
  });
}

/** One more of a key, for a statement that counts it together with its own work. */
export interface RateCount {
  key: string;
  most: number;
  milliseconds: number;
}

/** What such a statement counts for the key that is asked for. */
export async function rateCountOf(db: Database, limit: RateLimit, asked: string): Promise<RateCount> {
  const { name, most, milliseconds = 60_000 } = limit;
  // Addresses are among the keys; the database is not to keep them for this.
  return { key: await signFor(db, `rate limit ${name}`, asked), most, milliseconds };
}

/**
 * Counts in the database, by its clock: the limit is one for all processes, and holds when they start again. A check
 * is one statement, so that of two at the same moment both are counted.
 */
export function createRateLimiter(db: Database, limit: RateLimit): RateLimiter {
  return async (asked, amount = 1) => {
    // Many are counted with one statement: what the database cannot count would fail it for all of them.
    if (!Number.isSafeInteger(amount)) throw new RangeError(`a rate limit counts whole numbers, not ${amount}`);
    const { key, most, milliseconds } = await rateCountOf(db, limit, asked);
    const { count, seconds } = await countIn(db, { key, amount, milliseconds });
    return count > most ? seconds : 0;
  };
}
