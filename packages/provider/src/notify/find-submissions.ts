import { and, asc, desc, eq, gte, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { after, BATCH, textOf } from '../db/batches';
import type { Database } from '../db/connect';
import { forms, submissions } from '../db/schema';
import { inReach } from '../people/in-reach';
import { addDeliveries } from './add-deliveries';
import type { SubmissionFilter } from './read-filter';
import { spamMarks } from './schema';

/** A submission that was looked for, with what makes it look like spam. */
export type FoundSubmission = Awaited<ReturnType<typeof findSubmissions>>[number];

/** The newest that the filter lets through. */
export function findSubmissions(db: Database, filter: SubmissionFilter, limit: number) {
  return select(db).where(conditionOf(filter)).orderBy(desc(submissions.createdAt), desc(submissions.id)).limit(limit);
}

/** All that the filter lets through, the oldest first, read in batches. */
export async function* readFound(db: Database, filter: SubmissionFilter): AsyncGenerator<FoundSubmission> {
  const since = new Date(0);
  let last: { time: string; id: string } | null = null;
  do {
    const batch: FoundSubmission[] = await select(db)
      .where(and(conditionOf(filter), after(submissions.createdAt, submissions.id, { since, last })))
      .orderBy(asc(submissions.createdAt), asc(submissions.id))
      .limit(BATCH);
    yield* batch;
    const end = batch.at(-1);
    last = end !== undefined && batch.length === BATCH ? { time: end.time, id: end.submission.id } : null;
  } while (last !== null);
}

function select(db: Database) {
  return db
    .select({
      submission: submissions,
      definition: forms.definition,
      reasons: spamMarks.reasons,
      clearedAt: spamMarks.clearedAt,
      time: textOf(submissions.createdAt),
    })
    .from(submissions)
    .innerJoin(forms, and(eq(forms.portalId, submissions.portalId), eq(forms.guid, submissions.formGuid)))
    .leftJoin(spamMarks, eq(spamMarks.submissionId, submissions.id));
}

function conditionOf({ formGuid, text, since, until, spam, reach }: SubmissionFilter): SQL | undefined {
  const isSpam = and(isNotNull(spamMarks.submissionId), isNull(spamMarks.clearedAt));
  const isNone = or(isNull(spamMarks.submissionId), isNotNull(spamMarks.clearedAt));
  // A database of the locale C changes the case of ASCII only: other letters are compared in both.
  const [small, capital] = [text.toLowerCase(), text.toUpperCase()];
  const isIn = (part: string) => sql`position(lower(${part}) in lower(pair.value)) > 0`;
  const holdsText = sql`EXISTS (SELECT 1 FROM jsonb_each_text(${submissions.values}) AS pair WHERE ${isIn(small)} OR ${isIn(capital)})`;
  return and(
    inReach(submissions.portalId, reach),
    formGuid === null ? undefined : eq(submissions.formGuid, formGuid),
    since === null ? undefined : gte(submissions.createdAt, since),
    until === null ? undefined : lt(submissions.createdAt, until),
    text === '' ? undefined : holdsText,
    spam === 'all' ? undefined : spam === 'only' ? isSpam : isNone,
  );
}

/** Takes the mark away; then whoever is told of the form's submissions is told of this one. Once, also of two at once. */
export function clearSpam(db: Database, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const cleared = await tx
      .update(spamMarks)
      .set({ clearedAt: sql`now()` })
      .where(and(eq(spamMarks.submissionId, id), isNull(spamMarks.clearedAt)))
      .returning({ id: spamMarks.submissionId });
    if (cleared.length === 0) return false;
    const [row] = await tx.select().from(submissions).where(eq(submissions.id, id));
    if (row !== undefined) await addDeliveries(tx, { id, form: { portalId: row.portalId, guid: row.formGuid } });
    return true;
  });
}
