import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/connect';
import { records, type SubmissionAnswer, submissionRecords, submissions, uploads as uploadRows } from '../db/schema';
import { noteSubmission } from '../notify/note-submission';
import type { FormAddress } from './find-form';
import { COMPANY, CONTACT } from './object-types';
import type { SentFile } from './read-body';
import type { SubmissionContext } from './read-context';
import type { UploadFolder } from './upload-folder';
import { rememberVisitor } from './visitors';

/** A field's value and where it goes. */
export interface FieldValue {
  fieldId: string;
  /** Null for what belongs to the submission alone, as consents do. */
  objectTypeId: string | null;
  /** The property of the record. */
  name: string;
  value: string;
}

export interface CheckedSubmission {
  form: FormAddress;
  fields: readonly FieldValue[];
  /** Files that were read with it. */
  files: readonly SentFile[];
  context: SubmissionContext;
  answer: Omit<SubmissionAnswer, 'conversionId'>;
}

/** Longer than any email address; the database's index has a limit of its own. */
const LONGEST_KEY = 320;

type Transaction = Pick<Database, 'insert' | 'select'>;

/** The answer that a submission was given before, or null if it is new. */
export async function findAnswer(
  db: Transaction,
  form: FormAddress,
  correlationId: string,
): Promise<SubmissionAnswer | null> {
  const rows = await db
    .select({ answer: submissions.answer })
    .from(submissions)
    .where(
      and(
        eq(submissions.portalId, form.portalId),
        eq(submissions.formGuid, form.guid),
        eq(submissions.correlationId, correlationId),
      ),
    );
  return rows[0]?.answer ?? null;
}

/**
 * Stores a submission and the records it speaks of. A repetition, also one that arrives at the same moment,
 * stores nothing and gets the first one's answer: its insert waits until the first one is committed.
 * `isNew` says which of the two it was: the files of a repetition are nobody's.
 */
export function storeSubmission(
  db: Database,
  checked: CheckedSubmission,
  uploads: UploadFolder,
): Promise<{ answer: SubmissionAnswer; isNew: boolean }> {
  const { form, fields, files, context } = checked;
  return db.transaction(async (tx) => {
    const id = randomUUID();
    const values = Object.fromEntries(fields.map(({ fieldId, value }) => [fieldId, value]));
    const answer: SubmissionAnswer = { ...checked.answer, conversionId: randomUUID() };
    const added = await tx
      .insert(submissions)
      .values({
        id,
        portalId: form.portalId,
        formGuid: form.guid,
        correlationId: context.correlationId,
        conversionId: answer.conversionId,
        values,
        context: context.raw,
        pageUrl: context.pageUrl,
        answer,
      })
      .onConflictDoNothing()
      .returning({ answer: submissions.answer });
    const first = added[0];
    if (first === undefined) {
      return { answer: (await findAnswer(tx, form, context.correlationId)) ?? answer, isNew: false };
    }

    const objects = groupByObject(fields);
    for (const [objectTypeId, properties] of objects) {
      const recordId = await storeRecord(tx, objectTypeId, properties);
      await tx.insert(submissionRecords).values({ submissionId: id, objectTypeId, recordId });
    }
    const [, properties] = objects.find(([objectTypeId]) => objectTypeId === CONTACT) ?? [];
    if (context.hutk !== null && properties !== undefined) {
      await rememberVisitor(tx, { portalId: form.portalId, hutk: context.hutk }, properties);
    }
    for (const file of files) {
      await tx.insert(uploadRows).values({ id: randomUUID(), submissionId: id, ...file });
      await uploads.keep(file.storedName);
    }
    await noteSubmission(tx, { id, form, values, context: context.raw });
    // As the database has it: a repetition gets the very same bytes.
    return { answer: first.answer, isNew: true };
  });
}

/**
 * Values that say nothing are left out: they would wipe what an earlier submission has told.
 * Sorted, so that no two submissions wait for each other.
 */
function groupByObject(fields: readonly FieldValue[]): [string, Record<string, string>][] {
  const objects = new Map<string, Record<string, string>>();
  for (const { objectTypeId, name, value } of fields) {
    if (value === '' || objectTypeId === null) continue;
    objects.set(objectTypeId, { ...objects.get(objectTypeId), [name]: value });
  }
  return [...objects].sort(([a], [b]) => a.localeCompare(b));
}

async function storeRecord(tx: Transaction, objectTypeId: string, properties: Record<string, string>): Promise<string> {
  const naturalKey = naturalKeyOf(objectTypeId, properties);
  const stored = await tx
    .insert(records)
    .values({ id: randomUUID(), objectTypeId, naturalKey, properties })
    .onConflictDoUpdate({
      target: [records.objectTypeId, records.naturalKey],
      set: { properties: sql`${records.properties} || excluded.properties`, updatedAt: sql`now()` },
    })
    .returning({ id: records.id });
  return (stored[0] as { id: string }).id;
}

/** What makes two records the same; tickets and feedback are new each time, and so is a key too long to be one. */
function naturalKeyOf(objectTypeId: string, properties: Record<string, string>): string | null {
  const key =
    objectTypeId === CONTACT
      ? properties.email
      : objectTypeId === COMPANY
        ? (properties.domain ?? properties.name)
        : undefined;
  return key !== undefined && key.length <= LONGEST_KEY ? key.toLowerCase() : null;
}
