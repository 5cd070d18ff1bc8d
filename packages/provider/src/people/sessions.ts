import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/connect';
import type { Account } from './accounts';
import { accountSessions, accounts, memberships } from './schema';
import { hashToken, newToken } from './secrets';

/** How long a session lasts at most, how long without a request, and how long the one-time code may take. */
export const SESSION = { longestSeconds: 12 * 60 * 60, idleSeconds: 2 * 60 * 60, pendingSeconds: 10 * 60 };
/** A session in use is noted this often. */
const NOTED_SECONDS = 60;

export interface SessionOwner {
  sessionId: string;
  isPending: boolean;
  account: Account;
}

export interface ListedSession {
  id: string;
  accountId: string;
  email: string;
  browser: string;
  createdAt: Date;
  usedAt: Date;
}

/** Of the members of portals, or of one account. */
type SessionsOf = { portalIds: readonly number[] } | { accountId: string };

const after = (seconds: number) => sql`now() + ${seconds}::int * interval '1 second'`;
const isOpen = and(
  sql`${accountSessions.endsAt} > now()`,
  sql`${accountSessions.usedAt} > now() - ${SESSION.idleSeconds}::int * interval '1 second'`,
);

interface NewSession {
  accountId: string;
  isPending: boolean;
  /** What the browser says of itself. */
  browser: string;
}

/** Opens a session; answers what the browser keeps of it. */
export async function openAccountSession(db: Database, { accountId, isPending, browser }: NewSession): Promise<string> {
  const token = newToken();
  await db.insert(accountSessions).values({
    id: randomUUID(),
    tokenHash: hashToken(token),
    accountId,
    isPending,
    browser: browser.slice(0, 200).toWellFormed(),
    endsAt: after(isPending ? SESSION.pendingSeconds : SESSION.longestSeconds) as unknown as Date,
  });
  return token;
}

/** Whose session it is; null where it has ended. */
export async function findSession(db: Database, token: string): Promise<SessionOwner | null> {
  if (token === '') return null;
  const [row] = await db
    .select({
      session: accountSessions,
      account: accounts,
      isStale: sql<boolean>`${accountSessions.usedAt} < now() - ${NOTED_SECONDS}::int * interval '1 second'`,
    })
    .from(accountSessions)
    .innerJoin(accounts, eq(accounts.id, accountSessions.accountId))
    .where(and(eq(accountSessions.tokenHash, hashToken(token)), isOpen));
  if (row === undefined) return null;
  const { session, account, isStale } = row;
  if (isStale) {
    await db.update(accountSessions).set({ usedAt: sql`now()` }).where(eq(accountSessions.id, session.id));
  }
  return { sessionId: session.id, isPending: session.isPending, account };
}

export async function endSession(db: Database, token: string): Promise<void> {
  await db.delete(accountSessions).where(eq(accountSessions.tokenHash, hashToken(token)));
}

/** The open sessions of the members of these portals, or of one account, the one used last first. */
export function listSessions(db: Database, of: SessionsOf): Promise<ListedSession[]> {
  return db
    .select({
      id: accountSessions.id,
      accountId: accountSessions.accountId,
      email: accounts.email,
      browser: accountSessions.browser,
      createdAt: accountSessions.createdAt,
      usedAt: accountSessions.usedAt,
    })
    .from(accountSessions)
    .innerJoin(accounts, eq(accounts.id, accountSessions.accountId))
    .where(and(isAsked(db, of), isOpen, eq(accountSessions.isPending, false)))
    .orderBy(desc(accountSessions.usedAt), accountSessions.id)
    .limit(200);
}

/** Ends a session of a member of these portals, or of one account; whether there was one. */
export async function endSessionById(db: Database, id: string, of: SessionsOf): Promise<boolean> {
  const ended = await db
    .delete(accountSessions)
    .where(and(eq(accountSessions.id, id), isAsked(db, of)))
    .returning({ id: accountSessions.id });
  return ended.length > 0;
}

function isAsked(db: Database, of: SessionsOf): SQL {
  if ('accountId' in of) return eq(accountSessions.accountId, of.accountId);
  const members = db
    .select({ id: memberships.accountId })
    .from(memberships)
    .where(inArray(memberships.portalId, [...of.portalIds]));
  return inArray(accountSessions.accountId, members);
}

/** Removes what has ended. */
export async function removeEndedSessions(db: Database): Promise<void> {
  const isIdle = lt(accountSessions.usedAt, sql`now() - ${SESSION.idleSeconds}::int * interval '1 second'`);
  await db.delete(accountSessions).where(or(lt(accountSessions.endsAt, sql`now()`), isIdle));
}
