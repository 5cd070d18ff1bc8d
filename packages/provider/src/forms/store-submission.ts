import { randomUUID } from 'node:crypto';
import type { Database } from '../db/connect';
import type { SubmissionAnswer } from '../db/schema';
import { run, type Statement } from '../db/statement';
import { sqlStateOf } from '../http/describe-failure';
import type { RateCount } from '../http/rate-limit';
import { findSpamReasons } from '../notify/spam-rules';
import type { SubmissionOutcome } from '../ops/metrics';
import type { FormAddress } from './find-form';
import { COMPANY, CONTACT } from './object-types';
import type { SentFile } from './read-body';
import type { SubmissionContext } from './read-context';
import { type RowOutcome, storeTogether } from './store-together';
import type { UploadStore } from './upload-store';

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

const FIND_ANSWER: Statement = {
  name: 'find_answer',
  text: 'SELECT answer FROM submissions WHERE portal_id = $1 AND form_guid = $2 AND correlation_id = $3',
};

/** The answer that a submission was given before, or null if it is new. */
export async function findAnswer(
  db: Database,
  form: FormAddress,
  correlationId: string,
): Promise<SubmissionAnswer | null> {
  const rows = await run<Answered>(db, FIND_ANSWER, [form.portalId, form.guid, correlationId]);
  return rows[0]?.answer ?? null;
}

interface Answered {
  answer: SubmissionAnswer;
}

/** A submission that is in the database. */
export interface StoredSubmission {
  answer: SubmissionAnswer;
  /** Not so for a repetition, whose files are nobody's. */
  isNew: boolean;
  isSpam: boolean;
}

/** What became of it, in the words of the metrics. */
export function outcomeOf({ isNew, isSpam }: StoredSubmission): SubmissionOutcome {
  if (!isNew) return 'repeated';
  return isSpam ? 'spam' : 'stored';
}

/** What a submission depends on that nobody has asked the database yet. */
export interface StoreCondition {
  /** The version of its form that it was checked against. */
  formVersion: string;
  rate: RateCount;
}

/** Why a submission is not stored. */
export type NotStored = Exclude<RowOutcome, { state: 'stored' | 'repeated' }>;

/** The database has not answered whether it stored a submission: its files may be named by a row. */
export class OutcomeUnknown extends Error {}

/** A lost connection, a server that was ended, and no answer at all say nothing of what was stored before. */
const isRefused = (error: unknown) => !/^(?:08|57|40003|$)/.test(sqlStateOf(error) ?? '');

/**
 * Stores a submission, the records it speaks of and whom it is told. A repetition, also one that arrives at the same
 * moment, stores nothing and gets the first one's answer: its insert waits until the first one is committed. Nobody is
 * told of what looks like spam. Rejects with `OutcomeUnknown` where it may be stored all the same.
 */
export async function storeSubmission(
  db: Database,
  checked: CheckedSubmission,
  uploads: UploadStore,
): Promise<StoredSubmission> {
  for (const file of checked.files) await uploads.keep(file.storedName);
  const stored = await store(db, checked, null).catch((cause: unknown) => {
    throw isRefused(cause) ? cause : new OutcomeUnknown('the database has not said what it stored', { cause });
  });
  if ('state' in stored) throw new Error(`a submission was not stored: ${stored.state}`);
  return stored;
}

/** The same of a submission without files, in the round trip that asks what it depends on. */
export function storeIfCurrent(
  db: Database,
  checked: CheckedSubmission,
  condition: StoreCondition,
): Promise<StoredSubmission | NotStored> {
  return store(db, checked, condition);
}

async function store(
  db: Database,
  checked: CheckedSubmission,
  condition: StoreCondition | null,
): Promise<StoredSubmission | NotStored> {
  const { form, fields, files, context } = checked;
  const values = Object.fromEntries(fields.map(({ fieldId, value }) => [fieldId, value]));
  const answer: SubmissionAnswer = { ...checked.answer, conversionId: randomUUID() };
  const objects = groupByObject(fields);
  const records = objects.map(([objectTypeId, properties]) => ({
    id: randomUUID(),
    objectTypeId,
    naturalKey: naturalKeyOf(objectTypeId, properties),
    properties,
  }));
  const [, contact] = objects.find(([objectTypeId]) => objectTypeId === CONTACT) ?? [];
  const reasons = findSpamReasons({ values, context: context.raw });
  const isSpam = reasons.length > 0;
  const outcome = await storeTogether(db, {
    id: randomUUID(),
    portalId: form.portalId,
    formGuid: form.guid,
    correlationId: context.correlationId,
    values,
    context: context.raw,
    pageUrl: context.pageUrl,
    answer,
    records,
    hutk: contact === undefined ? null : context.hutk,
    contact: contact ?? {},
    files: files.map((file) => ({ ...file, id: randomUUID() })),
    spamReasons: isSpam ? reasons : null,
    ...(condition !== null && {
      formVersion: condition.formVersion,
      rateKey: condition.rate.key,
      rateMost: condition.rate.most,
      rateMilliseconds: condition.rate.milliseconds,
    }),
  });
  // As the database has it: a repetition gets the very same bytes.
  if (outcome.state === 'stored') return { answer: outcome.answer, isNew: true, isSpam };
  if (outcome.state !== 'repeated') return outcome;
  const before = (await findAnswer(db, form, context.correlationId)) ?? answer;
  // It is this one where it was stored, and the database's answer was lost.
  return { answer: before, isNew: before.conversionId === answer.conversionId, isSpam };
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
