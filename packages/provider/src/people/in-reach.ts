import { inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The portals whose data somebody may have; null is all of them. */
export type Reach = readonly number[] | null;

/** Narrows a query to those portals. */
export function inReach(portalId: PgColumn, reach: Reach): SQL | undefined {
  return reach === null ? undefined : inArray(portalId, [...reach]);
}
