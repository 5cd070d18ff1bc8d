import { jsonList, jsonObject } from '@mountkit/core/logic';
import { type FormDefinition, parseDefinition } from '@mountkit/forms-embed/rules';
import type { Database } from '../db/connect';
import type { SubmissionAnswer } from '../db/schema';
import type { SentBody } from '../http/body-of';
import type { RateLimiter } from '../http/rate-limit';
import type { SubmissionOutcome } from '../ops/metrics';
import type { BotTokens } from './bot-tokens';
import { findForm, readFormGuid, readPortalId, type StoredForm } from './find-form';
import type { Proofs } from './proof-of-work';
import { removeFiles, type SentFile } from './read-body';
import type { SubmissionContext } from './read-context';
import { readSubmission, type SentSubmission } from './read-submission';
import type { Refusal } from './refusal';
import { refuseSubmissions, tooManyBytes, tooManyRequests } from './state-refusals';
import { findAnswer, storeSubmission } from './store-submission';
import { checkSubmission } from './submission-check';
import type { UploadStore } from './upload-store';
import { findKnownValues } from './visitors';

export interface SubmissionDesk {
  db: Database;
  uploads: UploadStore;
  botTokens: BotTokens;
  proofs: Proofs;
  /** Counts submissions by address and form. */
  limiter: RateLimiter;
  /** Counts the bytes of submissions that may hold files, by address. */
  uploadLimiter: RateLimiter;
  /** Counts the bytes of the texts of all submissions, by address. */
  textLimiter: RateLimiter;
  /** Told what became of each submission. */
  count: (outcome: SubmissionOutcome) => void;
  /** The largest file, in bytes. */
  fileBytes: number;
  /** How long the body of a submission may take to arrive, in milliseconds: of a form that takes files, and of others. */
  patience: { files: number; text: number };
}

/** A request that submits a form. */
export interface SubmissionRequest {
  portalId: string;
  formId: string;
  /** Whom its rates count for. */
  address: string;
  body: SentBody;
}

/** What became of it. */
export interface TakenSubmission {
  outcome: SubmissionAnswer | Refusal;
  /** What was sent; null where the body could not be read. */
  sent: SentSubmission | null;
  definition: FormDefinition | null;
}

const neverExisted: Refusal = { status: 404, type: 'FORM_NEVER_EXISTED', message: 'This portal has no such form.' };
const botCheckFailed: Refusal = {
  status: 400,
  type: 'RECAPTCHA_VALIDATION_ERROR',
  message: 'The bot check of this form was not passed.',
};

/** Reads, checks and stores a submission; both ways of sending one, specification 2 section 7, calls 4 and 5. */
export async function takeSubmission(desk: SubmissionDesk, asked: SubmissionRequest): Promise<TakenSubmission> {
  const taken = await readAndStore(desk, asked);
  if ('type' in taken.outcome) desk.count('refused');
  return taken;
}

async function readAndStore(desk: SubmissionDesk, asked: SubmissionRequest): Promise<TakenSubmission> {
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
    countText: async (bytes) => (early === null ? desk.textLimiter(asked.address, bytes) : 0),
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
  } finally {
    await removeFiles(
      desk.uploads,
      sent.files.filter((file) => !kept.includes(file)),
    );
  }
}

/** The form that a request names, or null. */
export async function findAsked(db: Database, asked: SubmissionRequest): Promise<StoredForm | null> {
  const portalId = readPortalId(asked.portalId);
  const guid = readFormGuid(asked.formId);
  return portalId === null || guid === null ? null : findForm(db, { portalId, guid });
}

/** Counts a request; a refusal if there were too many. */
export async function countIn(limiter: RateLimiter, form: StoredForm, address: string): Promise<Refusal | null> {
  const retryAfter = await limiter(`${address} ${form.address.portalId} ${form.address.guid}`);
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
    if (!(await passesBotCheck(desk, form, sent))) return { outcome: botCheckFailed, kept: [] };
  }
  const given = await definitionFor(db, form, sent.context.hutk);
  const checked = checkSubmission({ form, definition: given }, sent);
  // A repetition gets its answer though it would be refused now: the form may have changed since the first one was taken.
  if ('refusal' in checked) return { outcome: (await findBefore()) ?? checked.refusal, kept: [] };
  const { fields, files, notShown } = checked;
  const submission = { form: form.address, fields, files, context: noteNotShown(sent.context, notShown) };
  const { answer, isNew, isSpam } = await storeSubmission(db, { ...submission, answer: answerOf(definition) }, uploads);
  desk.count(isNew ? (isSpam ? 'spam' : 'stored') : 'repeated');
  return { outcome: answer, kept: isNew ? files : [] };
}

/** A proof of work counts for every form; a form may take nothing else. */
function passesBotCheck({ botTokens, proofs }: SubmissionDesk, form: StoredForm, sent: SentSubmission) {
  const needsProof = jsonList(jsonObject(form.definition.form).metaData)
    .map(jsonObject)
    .some(({ name, value }) => name === 'botCheck' && value === 'proof-of-work');
  return needsProof || sent.proof !== '' ? proofs.redeem(sent.proof, form.address) : botTokens.redeem(sent.botToken);
}

/** The stored context tells which values were not stored; nothing that was sent can tell the same. */
function noteNotShown(context: SubmissionContext, notShown: readonly string[]): SubmissionContext {
  const { fieldsNotShown: _, ...raw } = context.raw;
  return { ...context, raw: notShown.length > 0 ? { ...raw, fieldsNotShown: notShown } : raw };
}

function fileFieldsOf({ groups }: FormDefinition): ReadonlySet<string> {
  const fields = groups.flatMap((group) => group.fields);
  return new Set(fields.filter(({ fieldType }) => fieldType === 'file').map(({ id }) => id));
}

/** The form as a visitor is given it: what is known decides which fields are shown. */
async function definitionFor(db: Database, form: StoredForm, hutk: string | null): Promise<FormDefinition> {
  if (hutk === null) return readDefinition(form);
  const known = await findKnownValues(db, { portalId: form.address.portalId, hutk }, form.definition);
  return readDefinition({ ...form, definition: { ...form.definition, ...known } });
}

/** Definitions by their documents, which are the same objects until a form is changed. */
const parsed = new WeakMap<object, FormDefinition>();

/** The definition of a stored form. */
export function readDefinition({ definition: document, address }: StoredForm): FormDefinition {
  const before = parsed.get(document);
  if (before !== undefined) return before;
  const { definition } = parseDefinition(document);
  if (definition === null) throw new Error(`form ${address.guid} has a definition that cannot be read`);
  parsed.set(document, definition);
  return definition;
}

/** A redirect wins over a message: the widget takes both together for an error. */
function answerOf({ guid, inlineMessage, redirectUrl }: FormDefinition): Omit<SubmissionAnswer, 'conversionId'> {
  return {
    ...(redirectUrl !== '' && { redirectUrl }),
    ...(redirectUrl === '' && inlineMessage !== '' && { inlineMessage }),
    automaticLinker: false,
    formGuid: guid,
  };
}
