import type { FormDefinition } from '@mountkit/forms-embed/rules';
import type { Database } from '../db/connect';
import type { SubmissionAnswer } from '../db/schema';
import type { RateLimiter } from '../http/rate-limit';
import { type FormAddress, findForm, readFormGuid, readPortalId, recallForm, type StoredForm } from './find-form';
import { holdBody } from './hold-body';
import { prepareSubmission } from './prepare-submission';
import { removeFiles, type SentFile } from './read-body';
import { fileFieldsOf, readDefinition } from './read-definition';
import { readSubmission, type SentSubmission } from './read-submission';
import type { Refusal } from './refusal';
import { refuseSubmissions, tooManyBytes, tooManyRequests } from './state-refusals';
import { findAnswer, OutcomeUnknown, outcomeOf, storeSubmission } from './store-submission';
import {
  type SubmissionDesk,
  type SubmissionRequest,
  submissionRateKey,
  type TakenSubmission,
} from './submission-desk';
import { type CountedRequest, isTakenAtOnce, takeAtOnce } from './take-at-once';

/** The longest body that is held in memory until it is stored. */
const SHORT_BYTES = 65_536;

const neverExisted: Refusal = { status: 404, type: 'FORM_NEVER_EXISTED', message: 'This portal has no such form.' };
/** Reads, checks and stores a submission; both ways of sending one, specification 2 section 7, calls 4 and 5. */
export async function takeSubmission(desk: SubmissionDesk, asked: SubmissionRequest): Promise<TakenSubmission> {
  const taken = await readAndStore(desk, asked);
  if ('type' in taken.outcome) desk.count('refused');
  return taken;
}

/** One step if that is enough, since each step waits for the database. */
async function readAndStore(desk: SubmissionDesk, asked: SubmissionRequest): Promise<TakenSubmission> {
  const countText = (bytes: number) => desk.textLimiter(asked.address, bytes);
  const form = readAddress(asked);
  const known = form === null ? undefined : recallForm(desk.db, form);
  if (known === undefined || !isTakenAtOnce(known.form)) return takeInSteps(desk, { ...asked, countText });
  const body = await holdBody(asked.body, SHORT_BYTES, desk.patience.text);
  const held = { ...asked, body, countText: once(countText) };
  return (body.isWhole ? await takeAtOnce(desk, known, held) : null) ?? takeInSteps(desk, held);
}

/** Counts a text once, however often it is read. */
function once(count: CountedRequest['countText']): CountedRequest['countText'] {
  let counted: Promise<number> | undefined;
  return (bytes) => {
    counted ??= count(bytes);
    return counted;
  };
}

async function takeInSteps(desk: SubmissionDesk, asked: CountedRequest): Promise<TakenSubmission> {
  const form = await findAsked(desk.db, asked);
  const definition = form === null ? null : readDefinition(form);
  const countBytes = (bytes: number) => desk.uploadLimiter(asked.address, bytes);
  const takesFiles = definition === null ? new Set<string>() : fileFieldsOf(definition);
  const waits = takesFiles.size > 0 ? await countBytes(0) : 0;
  const early =
    form === null
      ? neverExisted
      : (refuseSubmissions(form) ??
        (await countIn(desk.limiter, form, asked.address)) ??
        (waits > 0 ? tooManyBytes(waits) : null));
  // A refused one is read to its end too, since its context says who is to hear of it; but no file is written.
  const fileFields = early === null ? takesFiles : new Set<string>();
  const sent = await readSubmission(asked.body, {
    ...desk,
    fileFields,
    countBytes,
    countText: async (bytes) => (early === null ? asked.countText(bytes) : 0),
    milliseconds: fileFields.size > 0 ? desk.patience.files : desk.patience.text,
  });
  if ('refusal' in sent) return { outcome: early ?? sent.refusal, sent: null, definition };
  if (form === null || definition === null || early !== null) {
    return { outcome: early ?? neverExisted, sent, definition };
  }

  let kept: readonly SentFile[] = [];
  try {
    const judged = await judge(desk, form, { sent, definition });
    kept = judged.kept;
    return { outcome: judged.outcome, sent, definition };
  } catch (error) {
    // The daily sweep removes the files that no submission names.
    if (error instanceof OutcomeUnknown) kept = sent.files;
    throw error;
  } finally {
    await removeFiles(
      desk.uploads,
      sent.files.filter((file) => !kept.includes(file)),
    );
  }
}

/** The form that a request names, or null. */
export async function findAsked(db: Database, asked: SubmissionRequest): Promise<StoredForm | null> {
  const address = readAddress(asked);
  return address === null ? null : findForm(db, address);
}

function readAddress(asked: SubmissionRequest): FormAddress | null {
  const portalId = readPortalId(asked.portalId);
  const guid = readFormGuid(asked.formId);
  return portalId === null || guid === null ? null : { portalId, guid };
}

/** Counts a request; a refusal if there were too many. */
export async function countIn(limiter: RateLimiter, form: StoredForm, address: string): Promise<Refusal | null> {
  const retryAfter = await limiter(submissionRateKey(address, form.address));
  return retryAfter > 0 ? { ...tooManyRequests, retryAfter } : null;
}

async function judge(
  desk: SubmissionDesk,
  form: StoredForm,
  { sent, definition }: { sent: SentSubmission; definition: FormDefinition },
): Promise<{ outcome: SubmissionAnswer | Refusal; kept: readonly SentFile[] }> {
  const { db, uploads } = desk;
  const findBefore = () => findAnswer(db, form.address, sent.context.correlationId);
  if (definition.captchaEnabled) {
    const before = await findBefore();
    if (before !== null) {
      desk.count('repeated');
      return { outcome: before, kept: [] };
    }
    const refusal = await desk.refuseRobot(form, sent);
    if (refusal !== null) return { outcome: refusal, kept: [] };
  }
  const checked = await prepareSubmission(db, form, sent);
  // A repetition gets its answer though it would be refused now: the form may have changed since the first one was taken.
  if ('refusal' in checked) return { outcome: (await findBefore()) ?? checked.refusal, kept: [] };
  const stored = await storeSubmission(db, checked, uploads);
  desk.count(outcomeOf(stored));
  return { outcome: stored.answer, kept: stored.isNew ? checked.files : [] };
}
