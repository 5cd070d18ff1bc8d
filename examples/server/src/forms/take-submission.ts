import { jsonObject } from '@mountkit/core/logic';
import { type FormDefinition, parseDefinition } from '@mountkit/forms-embed/rules';
import type { Database } from '../db/connect';
import type { SubmissionAnswer } from '../db/schema';
import type { RateLimiter } from '../http/rate-limit';
import { acceptedFields } from './accepted-fields';
import { findForm, readFormGuid, readPortalId, type StoredForm } from './find-form';
import { removeFiles } from './read-body';
import { readSubmission, type SentSubmission } from './read-submission';
import type { Refusal } from './refusal';
import { refuseSubmissions, tooManyRequests } from './state-refusals';
import { findAnswer, storeSubmission } from './store-submission';
import { checkSubmission } from './submission-check';
import type { UploadFolder } from './upload-folder';

export interface SubmissionDesk {
  db: Database;
  uploads: UploadFolder;
  /** Counts submissions by address and form. */
  limiter: RateLimiter;
  /** The largest file, in bytes. */
  fileBytes: number;
}

/** A request that submits a form. */
export interface SubmissionRequest {
  portalId: string;
  formId: string;
  /** Where it came from. */
  address: string;
  request: Request;
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
  const form = await find(desk.db, asked);
  const early = form === null ? neverExisted : (refuseSubmissions(form) ?? countIn(desk.limiter, form, asked.address));
  // A refused one is read to its end too, since its context says who is to hear of it; but no file is written.
  const fileFields = form === null || early !== null ? new Set<string>() : fileFieldsOf(form);
  const sent = await readSubmission(asked.request, { ...desk, fileFields });
  const definition = form === null ? null : readDefinition(form);
  if ('refusal' in sent) return { outcome: early ?? sent.refusal, sent: null, definition };
  if (form === null || definition === null || early !== null) {
    return { outcome: early ?? neverExisted, sent, definition };
  }

  let isNew = false;
  try {
    const judged = await judge(desk, form, { sent, definition });
    isNew = judged.isNew;
    return { outcome: judged.outcome, sent, definition };
  } finally {
    if (!isNew) await removeFiles(desk.uploads, sent.files);
  }
}

async function find(db: Database, asked: SubmissionRequest): Promise<StoredForm | null> {
  const portalId = readPortalId(asked.portalId);
  const guid = readFormGuid(asked.formId);
  return portalId === null || guid === null ? null : findForm(db, { portalId, guid });
}

function countIn(limiter: RateLimiter, form: StoredForm, address: string): Refusal | null {
  const retryAfter = limiter(`${address} ${form.address.portalId} ${form.address.guid}`);
  return retryAfter > 0 ? { ...tooManyRequests, retryAfter } : null;
}

async function judge(
  { db, uploads }: SubmissionDesk,
  form: StoredForm,
  { sent, definition }: { sent: SentSubmission; definition: FormDefinition },
): Promise<{ outcome: SubmissionAnswer | Refusal; isNew: boolean }> {
  // A repetition is answered before it is checked: the form may have changed since the first one was taken.
  const before = await findAnswer(db, form.address, sent.context.correlationId);
  if (before !== null) return { outcome: before, isNew: false };
  if (!passesBotCheck(form, sent.botToken)) return { outcome: botCheckFailed, isNew: false };

  const checked = checkSubmission(form, sent);
  if ('refusal' in checked) return { outcome: checked.refusal, isNew: false };
  const { answer, isNew } = await storeSubmission(
    db,
    {
      form: form.address,
      fields: checked.fields,
      files: sent.files,
      context: sent.context,
      answer: answerOf(definition),
    },
    uploads,
  );
  return { outcome: answer, isNew };
}

/** There is no third party to ask here: any token will do but the one that says it is none. */
function passesBotCheck({ definition }: StoredForm, token: string): boolean {
  return jsonObject(definition.form).captchaEnabled !== true || (token !== '' && token !== 'invalid');
}

function fileFieldsOf(form: StoredForm): ReadonlySet<string> {
  const fields = [...acceptedFields(form).values()].map(({ field }) => field);
  return new Set(fields.filter(({ fieldType }) => fieldType === 'file').map(({ id }) => id));
}

function readDefinition({ definition: document, address }: StoredForm): FormDefinition {
  const { definition } = parseDefinition(document);
  if (definition === null) throw new Error(`form ${address.guid} has a definition that cannot be read`);
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
