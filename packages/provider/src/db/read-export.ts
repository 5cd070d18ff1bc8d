import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import type { Cell } from '../admin/csv';
import { titleOf } from '../admin/form-fields';
import { CONTACT } from '../forms/object-types';
import { after, BATCH, inBatches, MOST_RECORDS, textOf } from './batches';
import type { Database } from './connect';
import { dailyCounts, forms, partialSubmissions, records, submissionRecords, submissions } from './schema';

/** A list that can be had as CSV: its columns, and the next records after the last one of the batch before. */
export interface Export {
  columns: readonly string[];
  read: (db: Database, since: Date) => AsyncGenerator<Cell[]>;
}

/** What the provider itself exports, by the name in its address. */
export const EXPORTS: ReadonlyMap<string, Export> = new Map<string, Export>([
  [
    'submissions',
    { columns: ['sent_at', 'form', 'form_id', 'email', 'page', 'values', 'submission_id'], read: readSubmissions },
  ],
  ['partials', { columns: ['left_at', 'form', 'form_id', 'email', 'page', 'values'], read: readPartials }],
  [
    'fields',
    { columns: ['day', 'event', 'form_id', 'field', 'count'], read: (db, since) => readCounts(db, since, 'form') },
  ],
  ['popups', { columns: ['day', 'event', 'popup', 'count'], read: (db, since) => readCounts(db, since, 'popup') }],
]);

/** The title of each form, by its guid. */
async function readTitles(db: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select({ guid: forms.guid, definition: forms.definition }).from(forms).limit(1000);
  return new Map(rows.map(({ guid, definition }) => [guid, titleOf(definition)]));
}

async function* readPartials(db: Database, since: Date): AsyncGenerator<Cell[]> {
  const titles = await readTitles(db);
  yield* inBatches(async (last) => {
    const found = await db
      .select({ partial: partialSubmissions, time: textOf(partialSubmissions.createdAt) })
      .from(partialSubmissions)
      .where(after(partialSubmissions.createdAt, partialSubmissions.id, { since, last }))
      .orderBy(asc(partialSubmissions.createdAt), asc(partialSubmissions.id))
      .limit(BATCH);
    return found.map(({ partial: { id, createdAt, formGuid, email, pageUrl, values }, time }) => ({
      place: { time, id },
      cells: [createdAt.toISOString(), titles.get(formGuid) ?? '', formGuid, email, pageUrl, JSON.stringify(values)],
    }));
  });
}

async function* readSubmissions(db: Database, since: Date): AsyncGenerator<Cell[]> {
  const titles = await readTitles(db);
  yield* inBatches(async (last) => {
    const found = await db
      .select({ submission: submissions, email: records.naturalKey, time: textOf(submissions.createdAt) })
      .from(submissions)
      .leftJoin(
        submissionRecords,
        and(eq(submissionRecords.submissionId, submissions.id), eq(submissionRecords.objectTypeId, CONTACT)),
      )
      .leftJoin(records, eq(records.id, submissionRecords.recordId))
      .where(after(submissions.createdAt, submissions.id, { since, last }))
      .orderBy(asc(submissions.createdAt), asc(submissions.id))
      .limit(BATCH);
    return found.map(({ submission: { id, createdAt, formGuid, pageUrl, values }, email, time }) => ({
      place: { time, id },
      cells: [
        createdAt.toISOString(),
        titles.get(formGuid) ?? '',
        formGuid,
        email,
        pageUrl,
        JSON.stringify(values),
        id,
      ],
    }));
  });
}

async function* readCounts(db: Database, since: Date, kind: 'form' | 'popup'): AsyncGenerator<Cell[]> {
  const names =
    kind === 'form'
      ? ['form-seen', 'form-started', 'form-left', 'form-sent']
      : ['popup-shown', 'popup-closed', 'popup-converted'];
  const rows = await db
    .select()
    .from(dailyCounts)
    .where(and(inArray(dailyCounts.name, names), gte(dailyCounts.day, since.toISOString().slice(0, 10))))
    .orderBy(dailyCounts.day, dailyCounts.name, dailyCounts.subject, dailyCounts.detail)
    .limit(MOST_RECORDS);
  for (const { day, name, subject, detail, count } of rows)
    yield kind === 'form' ? [day, name, subject, detail, count] : [day, name, subject, count];
}
