import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '../db/connect';
import { rateLimits } from '../db/schema';
import { HOOK_MS, openTestDatabase } from '../testing/database';
import { createRateLimiter } from './rate-limit';

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

  it('is one for all who use the database, and keeps no address there', async () => {
    expect(await limiterOf('shared', 1)('192.0.2.1')).toBe(0);
    expect(await limiterOf('shared', 1)('192.0.2.1')).toBeGreaterThan(0);
    expect(JSON.stringify(await connection.db.select().from(rateLimits))).not.toContain('192.0.2.1');
  });
});
