import { lte, sql } from 'drizzle-orm';
import { forgetEndedSessions } from '../people/ended-sessions';
import { removeEndedInvitations } from '../people/invitations';
import { removeEndedSessions } from '../people/sessions';
import type { Database } from './connect';
import { botTokens, rateLimits } from './schema';

/** Removes rates whose window has ended and tokens that nobody has used in time; several processes may do it at once. */
export async function removeEnded(db: Database): Promise<void> {
  await db.delete(rateLimits).where(lte(rateLimits.endsAt, sql`now()`));
  await db.delete(botTokens).where(lte(botTokens.endsAt, sql`now()`));
  await removeEndedSessions(db);
  await forgetEndedSessions(db);
  await removeEndedInvitations(db);
}
