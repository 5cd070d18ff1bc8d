import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOOK_MS, openTestDatabase } from '../testing/database';
import type { Connection } from './connect';
import { removeEnded } from './remove-ended';
import { botTokens, rateLimits } from './schema';

let connection: Connection;

beforeAll(async () => {
  connection = await openTestDatabase();
}, HOOK_MS);
afterAll(() => connection.close(), HOOK_MS);

/** Something that has just ended and something that has not. */
async function leaveThings(): Promise<void> {
  const { db } = connection;
  for (const [name, seconds] of Object.entries({ ended: 0, open: 60 })) {
    const endsAt = sql`now() + ${seconds}::int * interval '1 second'`;
    await db.insert(rateLimits).values({ key: name, count: 1, endsAt }).onConflictDoNothing();
    await db.insert(botTokens).values({ token: name, endsAt }).onConflictDoNothing();
  }
}

async function listThings(): Promise<string[][]> {
  const { db } = connection;
  return [
    (await db.select().from(rateLimits)).map(({ key }) => key),
    (await db.select().from(botTokens)).map(({ token }) => token),
  ];
}

const left = [['open'], ['open']];

it('removes what has ended and nothing else, also when two do it at once', async () => {
  await leaveThings();
  await Promise.all([removeEnded(connection.db), removeEnded(connection.db)]);
  expect(await listThings()).toEqual(left);
});
