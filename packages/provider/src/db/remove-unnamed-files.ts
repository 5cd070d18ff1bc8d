import { inArray } from 'drizzle-orm';
import type { UploadStore } from '../forms/upload-store';
import type { Report } from '../http/answer-failure';
import type { Database } from './connect';
import { uploads as uploadRows } from './schema';

/** So few may be removed whatever else there is. */
const FEW = 10;
/** What one sweep removes at most. */
const MOST = 10_000;

/**
 * Removes files that no submission names: a server was killed between keeping one and storing its submission, or the
 * database did not answer whether it was stored. Where
 * most files would go the database is not the one that they belong to, and all are left.
 */
export async function removeUnnamedFiles(db: Database, uploads: UploadStore, report: Report): Promise<void> {
  let namedCount = 0;
  const unnamed: string[] = [];
  for await (const names of uploads.listOld()) {
    const named = await findNamed(db, names);
    namedCount += named.size;
    unnamed.push(...names.filter((name) => !named.has(name)).slice(0, MOST - unnamed.length));
  }
  if (unnamed.length > Math.max(FEW, namedCount)) {
    report(
      `most uploads belong to no submission of this database, and are left: ${unnamed.length} of ${unnamed.length + namedCount}`,
    );
    return;
  }
  for (const name of unnamed) await uploads.remove(name);
}

async function findNamed(db: Database, names: readonly string[]): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set();
  const rows = await db
    .select({ name: uploadRows.storedName })
    .from(uploadRows)
    .where(inArray(uploadRows.storedName, [...names]));
  return new Set(rows.map(({ name }) => name));
}
