import { and, inArray, notExists, type SQL, sql } from 'drizzle-orm';
import type { UploadStore } from '../forms/upload-store';
import type { Database, Transaction } from './connect';
import { records, submissionRecords, submissions, uploads as uploadRows } from './schema';

/**
 * Removes submissions with their files. The files go last, when nothing can be refused any more but the end of the
 * transaction: should that fail, doing it again removes the rest.
 */
export async function removeSubmissions(tx: Transaction, ids: string[], uploads: UploadStore): Promise<number> {
  if (ids.length === 0) return 0;
  const files = await tx
    .select({ storedName: uploadRows.storedName })
    .from(uploadRows)
    .where(inArray(uploadRows.submissionId, ids));
  await tx.delete(submissions).where(inArray(submissions.id, ids));
  for (const { storedName } of files) await uploads.remove(storedName);
  return files.length;
}

/**
 * Removes the contacts, companies, tickets and feedback that no submission mentions any more. A submission under way
 * holds the record that it is about to mention: such a one is left alone.
 */
export async function removeUnmentioned(db: Database | Transaction, among?: SQL): Promise<number> {
  const mention = db
    .select({ one: sql`1` })
    .from(submissionRecords)
    .where(sql`${submissionRecords.recordId} = ${records.id}`);
  return db.transaction(async (tx) => {
    const locked = await tx
      .select({ id: records.id })
      .from(records)
      .where(and(among, notExists(mention)))
      .for('update', { skipLocked: true });
    if (locked.length === 0) return 0;
    const ids = locked.map(({ id }) => id);
    // Looked at again: a submission may have come between the look and the lock.
    const removed = await tx
      .delete(records)
      .where(and(inArray(records.id, ids), notExists(mention)))
      .returning({ id: records.id });
    return removed.length;
  });
}
