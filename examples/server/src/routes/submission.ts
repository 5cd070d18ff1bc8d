import { type FormDefinition, parseDefinition } from '@mountkit/forms-embed/rules';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Database } from '../db/connect';
import type { SubmissionAnswer } from '../db/schema';
import { type FormAddress, findForm, readFormGuid, readPortalId } from '../forms/find-form';
import { readSubmission } from '../forms/read-submission';
import { type Refusal, refusalJson } from '../forms/refusal';
import { findAnswer, storeSubmission } from '../forms/store-submission';
import { checkSubmission } from '../forms/submission-check';
import type { AppEnv } from '../http/env';

const PATH = '/submissions/v3/public/submit/formsnext/multipart/:portalId/:formId/json';
const MAX_BYTES = 1_048_576;

const tooLarge: Refusal = {
  status: 413,
  type: 'FILE_TOO_LARGE',
  message: `A submission holds at most ${MAX_BYTES} bytes.`,
};
const neverExisted: Refusal = { status: 404, type: 'FORM_NEVER_EXISTED', message: 'This portal has no such form.' };

/** The submit call, specification 2 section 7, call 4. */
export function submissionRoutes(db: Database): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.post(PATH, bodyLimit({ maxSize: MAX_BYTES, onError: (c) => refusalJson(c, tooLarge) }), async (c) => {
    const portalId = readPortalId(c.req.param('portalId'));
    const guid = readFormGuid(c.req.param('formId'));
    const outcome = portalId === null || guid === null ? neverExisted : await take(db, { portalId, guid }, c.req.raw);
    if ('type' in outcome) return refusalJson(c, outcome);
    c.header('Cache-Control', 'no-store');
    return c.json(outcome);
  });
  return app;
}

async function take(db: Database, form: FormAddress, request: Request): Promise<SubmissionAnswer | Refusal> {
  const document = await findForm(db, form);
  if (document === null) return neverExisted;
  const { definition } = parseDefinition(document);
  if (definition === null) throw new Error(`form ${form.guid} has a definition that cannot be read`);

  const sent = await readSubmission(request);
  if ('refusal' in sent) return sent.refusal;
  // A repetition is answered before it is checked: the form may have changed since the first one was taken.
  const before = await findAnswer(db, form, sent.context.correlationId);
  if (before !== null) return before;

  const checked = checkSubmission(definition, sent);
  if ('refusal' in checked) return checked.refusal;
  return storeSubmission(db, {
    form,
    fields: checked.fields,
    context: sent.context,
    answer: answerOf(definition),
  });
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
