import { inArray } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Database } from '../db/connect';
import { portals } from '../db/schema';
import type { AppEnv } from '../http/env';
import { callerOf, reachOf } from './caller';
import type { Looker } from './pages/frame';
import type { Portal } from './pages/people';

/** What pages about people say of whoever looks at them. */
export function lookerOf(c: Context<AppEnv>): Looker & { sessionId: string | null } {
  const caller = callerOf(c);
  if (caller.kind !== 'person') return { email: null, isOwner: caller.kind === 'host', sessionId: null };
  const isOwner = [...caller.roles.values()].includes('owner');
  return { email: caller.email, isOwner, sessionId: caller.sessionId };
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
