import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../db/connect';
import { apiKeys } from './schema';
import type { Scope } from './scopes';
import { hashToken, newToken } from './secrets';

/** What every key begins with, so that it is known where it has leaked. */
const KEY_PREFIX = 'mountkit_';
const NOTED_SECONDS = 60;

export type ApiKey = typeof apiKeys.$inferSelect;

/** Adds a key; answers it, which nobody can do again. */
export async function addKey(
  db: Database,
  wanted: { portalId: number; name: string; scopes: readonly Scope[] },
): Promise<string> {
  const key = KEY_PREFIX + newToken();
  await db.insert(apiKeys).values({ id: randomUUID(), keyHash: hashToken(key), ...wanted });
  return key;
}

/** The key that a call brings; null for one that is unknown or revoked. */
export async function findKey(db: Database, key: string): Promise<ApiKey | null> {
  if (!key.startsWith(KEY_PREFIX)) return null;
  const [found] = await db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.keyHash, hashToken(key)), isNull(apiKeys.revokedAt)));
  if (found === undefined) return null;
  const isStale = or(
    isNull(apiKeys.usedAt),
    lt(apiKeys.usedAt, sql`now() - ${NOTED_SECONDS}::int * interval '1 second'`),
  );
  await db
    .update(apiKeys)
    .set({ usedAt: sql`now()` })
    .where(and(eq(apiKeys.id, found.id), isStale));
  return found;
}

/** The newest first. */
export function listKeys(db: Database, portalIds: readonly number[]): Promise<ApiKey[]> {
  return db
    .select()
    .from(apiKeys)
    .where(inArray(apiKeys.portalId, [...portalIds]))
    .orderBy(desc(apiKeys.createdAt), apiKeys.id)
    .limit(200);
}

/** Whether there was such a key in use. */
export async function revokeKey(db: Database, id: string, portalIds: readonly number[]): Promise<boolean> {
  const revoked = await db
    .update(apiKeys)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(apiKeys.id, id), inArray(apiKeys.portalId, [...portalIds]), isNull(apiKeys.revokedAt)))
    .returning({ id: apiKeys.id });
  return revoked.length > 0;
}
