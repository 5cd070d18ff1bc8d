import { inArray } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Database } from '../db/connect';
import { portals } from '../db/schema';
import type { AppEnv } from '../http/env';
import { callerOf, reachOf } from './caller';
import type { Portal } from './pages/people';

/** Whoever looks at a page about people: null for whoever has the token or is on this machine. */
export interface Looker {
  email: string | null;
  sessionId: string | null;
}

/** Who looks at a page about people. */
export function lookerOf(c: Context<AppEnv>): Looker {
  const caller = callerOf(c);
  return caller.kind === 'person'
    ? { email: caller.email, sessionId: caller.sessionId }
    : { email: null, sessionId: null };
}

/** The portals that this request may be about, the oldest first. */
export async function portalsInReach(c: Context<AppEnv>, db: Database): Promise<Portal[]> {
  const reach = reachOf(c);
  return db
    .select({ id: portals.id, name: portals.name })
    .from(portals)
    .where(reach === null ? undefined : inArray(portals.id, [...reach]))
    .orderBy(portals.createdAt, portals.id);
}
