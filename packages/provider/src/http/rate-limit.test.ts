import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Connection } from '../db/connect';
import { rateLimits } from '../db/schema';
import { HOOK_MS, openTestDatabase } from '../testing/database';
import { createRateLimiter } from './rate-limit';
import { createTextLimiter } from './text-limiter';

let connection: Connection;

beforeAll(async () => {
  connection = await openTestDatabase();
}, HOOK_MS);
afterAll(() => connection.close(), HOOK_MS);

const limiterOf = (name: string, most: number) => createRateLimiter(connection.db, { name, most });
/** As if so many seconds had passed. */
const pass = (seconds: number) =>
  connection.db.update(rateLimits).set({ endsAt: sql`${rateLimits.endsAt} - ${seconds}::int * interval '1 second'` });

describe('a rate limiter', () => {
  it('lets so many through in a window, and says how long to wait', async () => {
    const limiter = limiterOf('windows', 2);
    expect([await limiter('a'), await limiter('a'), await limiter('a')]).toEqual([0, 0, 60]);
    await pass(45);
    const wait = await limiter('a');
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(15);
    await pass(15);
    expect([await limiter('a'), await limiter('a'), await limiter('a')]).toEqual([0, 0, 60]);
  });

  it('counts each key and each name for itself', async () => {
    const [limiter, other] = [limiterOf('keys', 1), limiterOf('other keys', 1)];
    const waits = [await limiter('a'), await limiter('b'), await other('a'), await limiter('a')];
    expect(waits.map((wait) => wait > 0)).toEqual([false, false, false, true]);
  });

  it('counts amounts, and can be asked without counting', async () => {
    const limiter = limiterOf('amounts', 10);
    const waits = [];
    for (const amount of [0, 10, 0, 1, 0]) waits.push(await limiter('a', amount));
    expect(waits).toEqual([0, 0, 0, 60, 60]);
    expect(await limiter('b', 11)).toBe(60);
  });

  it('misses none of many at the same moment', async () => {
    const limiter = limiterOf('many at once', 20);
    const waits = await Promise.all(Array.from({ length: 30 }, () => limiter('a')));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(20);
  });

  it('fails nobody else by an amount that cannot be counted', async () => {
    const limiter = limiterOf('whole numbers', 10);
    const amounts = [1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 1];
    const results = await Promise.allSettled(amounts.map((amount, index) => limiter(`${index}`, amount)));
    expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, false, false, false, true]);
  });

  it('is one for all who use the database, and keeps no address there', async () => {
    expect(await limiterOf('shared', 1)('192.0.2.1')).toBe(0);
    expect(await limiterOf('shared', 1)('192.0.2.1')).toBeGreaterThan(0);
    expect(JSON.stringify(await connection.db.select().from(rateLimits))).not.toContain('192.0.2.1');
  });
});

describe('a limit of texts', () => {
  const counted = async () => {
    const rows = await connection.db.select().from(rateLimits);
    return rows.reduce((sum, { count }) => sum + count, 0);
  };
  beforeEach(() => connection.db.delete(rateLimits));

  it('counts small ones together, and all of them', async () => {
    const limiter = createTextLimiter(connection.db, 10_000);
    for (const _ of Array(10)) expect(await limiter('a', 10)).toBe(0);
    expect(await counted()).toBe(0);
    expect(await limiter('a', 1)).toBe(0);
    expect(await counted()).toBe(101);
  });

  it('lets nobody have more who has no room left, in pieces however small', async () => {
    const limiter = createTextLimiter(connection.db, 1000);
    expect(await limiter('a', 1001)).toBeGreaterThan(3500);
    for (const _ of Array(30)) expect(await limiter('a', 1)).toBeGreaterThan(3500);
    expect(await limiter('b', 1)).toBe(0);
    await pass(3600);
    expect(await limiter('a', 1)).toBe(0);
    expect(await limiter('a', 989)).toBe(0);
  });

  it('refuses each further text of who has no room left, where a hundredth of the limit is no whole number', async () => {
    const limiter = createTextLimiter(connection.db, 1234);
    expect(await limiter('a', 1235)).toBeGreaterThan(0);
    for (const _ of Array(6)) {
      const [wait, other] = await Promise.all([limiter('a', 20), limiter('b', 20)]);
      expect(wait).toBeGreaterThan(0);
      expect(other).toBe(0);
    }
  });

  it('counts those of many addresses', async () => {
    const limiter = createTextLimiter(connection.db, 10_000);
    await Promise.all(Array.from({ length: 1001 }, (_, index) => limiter(`${index}`, 10)));
    expect(await counted()).toBe(10_010);
  });
});
