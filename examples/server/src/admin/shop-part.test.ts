import { randomUUID } from 'node:crypto';
import type { Connection } from '@mountkit/provider';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { baskets, customerSessions } from '../db/shop-schema';
import { HOOK_MS, openTestDatabase } from '../testing/database';
import { shopPart } from './shop-part';

let connection: Connection;
beforeAll(async () => {
  connection = await openTestDatabase();
}, HOOK_MS);
afterAll(() => connection.close(), HOOK_MS);

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

it('removes baskets and sessions after their time, and not before', async () => {
  const { db } = connection;
  for (const days of [89, 91]) {
    await db.insert(baskets).values({ id: randomUUID(), visitor: `${days}`, updatedAt: daysAgo(days) });
  }
  for (const days of [1, -1]) {
    await db.insert(customerSessions).values({ token: `${days}`, customerId: 1, expiresAt: daysAgo(days) });
  }
  await shopPart.removeExpired?.(db);
  expect(await db.select({ name: baskets.visitor }).from(baskets)).toEqual([{ name: '89' }]);
  expect(await db.select({ name: customerSessions.token }).from(customerSessions)).toEqual([{ name: '-1' }]);
});
