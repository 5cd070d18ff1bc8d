import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/connect';
import { SESSION_SECONDS } from '../http/admin-session';
import { endedSessions } from './schema';
import { hashToken } from './secrets';

/** Ends a session of the admin token: whoever has a copy of its cookie has nothing. */
export async function endHostSession(db: Database, session: string): Promise<void> {
  const endsAt = sql`now() + ${SESSION_SECONDS}::int * interval '1 second'`;
  await db
    .insert(endedSessions)
    .values({ sessionHash: hashToken(session), endsAt })
    .onConflictDoNothing();
}

/** Whether somebody has signed out of it. */
export async function isEnded(db: Database, session: string): Promise<boolean> {
  const [row] = await db
    .select()
    .from(endedSessions)
    .where(eq(endedSessions.sessionHash, hashToken(session)));
  return row !== undefined;
}

/** Forgets those that would have ended by themselves. */
export async function forgetEndedSessions(db: Database): Promise<void> {
  await db.delete(endedSessions).where(lt(endedSessions.endsAt, sql`now()`));
}
