import { and, eq, exists, lt, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { UploadStore } from '../forms/upload-store';
import { removeOldEntries } from '../people/audit';
import type { Database } from './connect';
import { keepMonths } from './months';
import { removeSubmissions, removeUnmentioned } from './remove-submissions';
import {
  counters,
  dailyCounts,
  emailOptOuts,
  emailResubscriptions,
  errorReports,
  forms,
  partialSubmissions,
  submissions,
  visitors,
} from './schema';

/** How long what belongs to no form is kept, and the submissions of a form that says nothing else: days. */
const KEPT_DAYS = 400;
const BATCH = 200;

/**
 * Removes what has been kept for its time: submissions with their files, contacts and other records that no submission
 * mentions any more, visitors' links, counts and errors. Who wants no mail stays known.
 */
export async function removeExpired(db: Database, uploads: UploadStore): Promise<void> {
  while ((await removeSomeSubmissions(db, uploads)) === BATCH);
  await removeUnmentioned(db);
  await removePartials(db);
  await db.delete(visitors).where(isOlder(visitors.updatedAt));
  await db.delete(emailResubscriptions).where(isOlder(emailResubscriptions.createdAt));
  await db.delete(emailOptOuts).where(isOlder(emailOptOuts.resubscribedAt));
  await db.delete(counters).where(isOlder(counters.updatedAt));
  await db.delete(errorReports).where(isOlder(errorReports.updatedAt));
  await db.delete(dailyCounts).where(lt(dailyCounts.day, sql`(now() AT TIME ZONE 'UTC')::date - ${KEPT_DAYS}::int`));
  await removeOldEntries(db);
  await keepMonths(db, KEPT_DAYS);
}

/** What was never submitted is kept no longer than the submissions of its form. */
function removePartials(db: Database) {
  const { portalId, formGuid, createdAt } = partialSubmissions;
  const itsForm = db
    .select({ one: sql`1` })
    .from(forms)
    .where(
      and(
        eq(forms.portalId, portalId),
        eq(forms.guid, formGuid),
        lt(createdAt, sql`now() - ${forms.keptDays} * interval '1 day'`),
      ),
    );
  return db.delete(partialSubmissions).where(exists(itsForm));
}

/** Whether a moment is longer ago than that. */
export function isOlder(moment: PgColumn, days = KEPT_DAYS) {
  return lt(moment, sql`now() - ${days}::int * interval '1 day'`);
}

/** A few at a time, so that nobody waits for long; what another process removes is left to it. */
function removeSomeSubmissions(db: Database, uploads: UploadStore): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: submissions.id })
      .from(submissions)
      .innerJoin(forms, and(eq(forms.portalId, submissions.portalId), eq(forms.guid, submissions.formGuid)))
      .where(lt(submissions.createdAt, sql`now() - ${forms.keptDays} * interval '1 day'`))
      .limit(BATCH)
      .for('update', { of: submissions, skipLocked: true });
    await removeSubmissions(
      tx,
      rows.map(({ id }) => id),
      uploads,
    );
    return rows.length;
  });
}
