import { randomUUID } from 'node:crypto';
import { desc, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/connect';
import { auditEntries } from './schema';

/** How long entries are kept: days. */
export const AUDIT_DAYS = 400;

export type AuditEntry = typeof auditEntries.$inferSelect;

export interface Deed {
  /** Null is of the whole server. */
  portalId: number | null;
  /** Who: an address, the name of a key, or whoever has the token. */
  actor: string;
  /** What, such as `published a form`. */
  action: string;
  /** What it was done to. */
  target?: string;
}

export async function note(db: Database, { target = '', actor, ...deed }: Deed): Promise<void> {
  const row = { ...deed, actor: storable(actor), target: storable(target) };
  await db.insert(auditEntries).values({ id: randomUUID(), ...row });
}

/** The newest; null is of everything. */
export function listEntries(db: Database, portals: readonly number[] | null, limit: number): Promise<AuditEntry[]> {
  return db
    .select()
    .from(auditEntries)
    .where(portals === null ? undefined : inArray(auditEntries.portalId, [...portals]))
    .orderBy(desc(auditEntries.createdAt), auditEntries.id)
    .limit(limit);
}

export async function removeOldEntries(db: Database): Promise<void> {
  await db.delete(auditEntries).where(lt(auditEntries.createdAt, sql`now() - ${AUDIT_DAYS}::int * interval '1 day'`));
}

const storable = (text: string) => text.slice(0, 300).toWellFormed().replaceAll('\0', '');
