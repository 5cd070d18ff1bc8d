import type { Database } from './connect';
import { portals } from './schema';

/** The portal of a new provider. */
export const FIRST_PORTAL = { id: 1_000_001, name: 'First portal' };

/** Adds the first portal to a database without any. */
export async function addFirstPortal(db: Database): Promise<void> {
  const [known] = await db.select({ id: portals.id }).from(portals).limit(1);
  if (known === undefined) await db.insert(portals).values(FIRST_PORTAL).onConflictDoNothing();
}

/** Every portal, the oldest first. */
export function listPortals(db: Database) {
  return db.select().from(portals).orderBy(portals.createdAt, portals.id).limit(100);
}
