import { desc, sql } from 'drizzle-orm';
import type { Database } from './connect';
import { counters, errorReports } from './schema';

/** More keys or messages than this are not kept; those that are there still count. */
const MOST_ROWS = 1000;

/** Adds to a counter. */
export async function addToCounter(db: Database, key: string, count: number): Promise<void> {
  await db.execute(sql`
    INSERT INTO counters (key, count)
    SELECT ${key}, ${count}::bigint
    WHERE EXISTS (SELECT FROM counters WHERE key = ${key}) OR (SELECT count(*) FROM counters) < ${MOST_ROWS}
    ON CONFLICT (key) DO UPDATE SET count = counters.count + excluded.count, updated_at = now()`);
}

/** Stores a report, or counts one that is there already. */
export async function addErrorReport(db: Database, message: string, details: Record<string, string>): Promise<void> {
  await db.execute(sql`
    INSERT INTO error_reports (message, details, count)
    SELECT ${message}, ${JSON.stringify(details)}::jsonb, 1
    WHERE EXISTS (SELECT FROM error_reports WHERE message = ${message})
      OR (SELECT count(*) FROM error_reports) < ${MOST_ROWS}
    ON CONFLICT (message) DO UPDATE
      SET count = error_reports.count + 1, details = excluded.details, updated_at = now()`);
}

/** Counters, the one that was last added to first. */
export async function listCounters(db: Database, limit: number) {
  const rows = await db.select().from(counters).orderBy(desc(counters.updatedAt), counters.key).limit(limit);
  return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }));
}

/** Error reports, the latest first. */
export async function listErrorReports(db: Database, limit: number) {
  const rows = await db
    .select()
    .from(errorReports)
    .orderBy(desc(errorReports.updatedAt), errorReports.message)
    .limit(limit);
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }));
}
