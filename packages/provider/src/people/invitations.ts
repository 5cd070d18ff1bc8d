import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/connect';
import { addAccount, addMember, findAccount } from './accounts';
import { hashPassword } from './passwords';
import type { Role } from './roles';
import { invitations } from './schema';
import { hashToken, newToken } from './secrets';

export const INVITATION_DAYS = 7;

export type Invitation = typeof invitations.$inferSelect;

/** Invites an address; a second invitation takes the place of the first. Answers what its link ends with. */
export async function addInvitation(
  db: Database,
  { portalId, email, role }: { portalId: number; email: string; role: Role },
): Promise<string> {
  const token = newToken();
  const row = {
    id: randomUUID(),
    tokenHash: hashToken(token),
    role,
    createdAt: sql`now()`,
    endsAt: sql`now() + ${INVITATION_DAYS}::int * interval '1 day'`,
  };
  await db
    .insert(invitations)
    .values({ portalId, email, ...row })
    .onConflictDoUpdate({ target: [invitations.portalId, invitations.email], set: row });
  return token;
}

/** The invitation of a link; null where it has ended or was used. */
export async function findInvitation(db: Database, token: string): Promise<Invitation | null> {
  const [row] = await db
    .select()
    .from(invitations)
    .where(and(eq(invitations.tokenHash, hashToken(token)), sql`${invitations.endsAt} > now()`));
  return row ?? null;
}

/** Those that can still be used, the oldest first. */
export function listInvitations(db: Database, portalIds: readonly number[]): Promise<Invitation[]> {
  return db
    .select()
    .from(invitations)
    .where(and(inArray(invitations.portalId, [...portalIds]), sql`${invitations.endsAt} > now()`))
    .orderBy(asc(invitations.createdAt), invitations.id);
}

/** Takes an invitation back; whether there was one. */
export async function removeInvitation(db: Database, id: string, portalIds: readonly number[]): Promise<boolean> {
  const removed = await db
    .delete(invitations)
    .where(and(eq(invitations.id, id), inArray(invitations.portalId, [...portalIds])))
    .returning({ id: invitations.id });
  return removed.length > 0;
}

/**
 * Uses an invitation, which works once: the account of its address becomes a member, and is made where there is none,
 * as `fresh` says.
 * Answers the account's id; null where somebody was faster.
 */
export async function useInvitation(
  db: Database,
  token: string,
  fresh: { name: string; password: string } | null,
): Promise<string | null> {
  const password = fresh === null ? null : await hashPassword(fresh.password);
  return db.transaction(async (tx) => {
    const [used] = await tx
      .delete(invitations)
      .where(and(eq(invitations.tokenHash, hashToken(token)), sql`${invitations.endsAt} > now()`))
      .returning();
    if (used === undefined) return null;
    const known = await findAccount(tx, used.email);
    const accountId =
      known?.id ?? (fresh && password ? await addAccount(tx, { ...fresh, email: used.email, password }) : null);
    if (accountId === null) return null;
    await addMember(tx, { accountId, portalId: used.portalId, role: used.role });
    return accountId;
  });
}

export async function removeEndedInvitations(db: Database): Promise<void> {
  await db.delete(invitations).where(lt(invitations.endsAt, sql`now()`));
}
