import type { FormState } from '../db/schema';
import type { Failure } from '../http/failure';
import { isPublished, type StoredForm } from './find-form';
import type { Refusal } from './refusal';

/** How a definition is refused: the rows of specification 2 section 8, whose words the widget looks for. */
const definitionFailures: Readonly<Record<Exclude<FormState, 'open'>, Failure>> = {
  ended: { status: 400, message: 'SUBMISSION_PERIOD_ENDED' },
  unsupported: { status: 400, message: 'You cannot embed this type of form.' },
  'not-embeddable': { status: 403, message: 'Not an Embed version 2 or 3 form' },
  forbidden: { status: 403, message: 'This form is not given to this page.' },
  bot: { status: 400, message: 'IP_ADDRESS_IS_PROBABLY_A_BOT' },
  'rate-limited': { status: 429, message: 'RATE_LIMIT_EXCEEDED' },
  failing: { status: 503, message: 'The definition cannot be given just now.' },
};

const notPublished: Failure = { status: 404, message: 'This form is not published.' };

/** Why the definition of a form is not given, or null if it is. */
export function refuseDefinition(form: StoredForm, { unpublishedToo = false } = {}): Failure | null {
  if (form.state !== 'open') return definitionFailures[form.state];
  return isPublished(form) || unpublishedToo ? null : notPublished;
}

/** The submission error types of the same states, specification 2 section 8. */
const submissionRefusals: Readonly<Record<Exclude<FormState, 'open' | 'failing' | 'rate-limited'>, Refusal>> = {
  ended: { status: 400, type: 'SUBMISSION_PERIOD_ENDED', message: 'This form takes no submissions any more.' },
  unsupported: { status: 400, type: 'FORM_TYPE_MISMATCH', message: 'This type of form is not submitted here.' },
  'not-embeddable': { status: 403, type: 'FORM_TYPE_MISMATCH', message: 'Not an Embed version 2 or 3 form' },
  forbidden: { status: 403, type: 'MISSING_SCOPE', message: 'This form is not open to this page.' },
  bot: { status: 400, type: 'SUBMISSION_NOT_ALLOWED', message: 'IP_ADDRESS_IS_PROBABLY_A_BOT' },
};

/** Too many submissions. It has no words for the visitor: the page's own are shown. */
export const tooManyRequests: Refusal = {
  status: 429,
  type: 'TOO_MANY_REQUESTS',
  errorType: 'RATE_LIMIT_EXCEEDED',
  message: 'RATE_LIMIT_EXCEEDED: too many submissions of this form from this address.',
  retryAfter: 60,
};

/** Too many bytes of files or of text from one address. */
export const tooManyBytes = (retryAfter: number): Refusal => ({
  ...tooManyRequests,
  message: 'RATE_LIMIT_EXCEEDED: too many bytes from this address.',
  retryAfter,
});

/** Why a form takes no submissions at all, or null if it does. */
export function refuseSubmissions(form: StoredForm): Refusal | null {
  if (form.state === 'rate-limited') return tooManyRequests;
  if (form.state !== 'open' && form.state !== 'failing') return submissionRefusals[form.state];
  return isPublished(form) ? null : { status: 403, type: 'FORM_NOT_PUBLISHED', message: notPublished.message };
}
