import { rateCountOf } from '../http/rate-limit';
import type { KnownForm, StoredForm } from './find-form';
import { prepareSubmission } from './prepare-submission';
import { fileFieldsOf, readDefinition } from './read-definition';
import { readSubmission } from './read-submission';
import { refuseSubmissions, tooManyRequests } from './state-refusals';
import { outcomeOf, storeIfCurrent } from './store-submission';
import {
  type SubmissionDesk,
  type SubmissionRequest,
  submissionRateKey,
  type TakenSubmission,
} from './submission-desk';

/** A request whose texts are counted by what it brings. */
export interface CountedRequest extends SubmissionRequest {
  /** Counts the bytes of the texts; answers in how many seconds there is room, or 0. */
  countText: (bytes: number) => Promise<number>;
}

/** Whether a form may be one that takes its submissions at once: nothing but the database is asked, and no file kept. */
export function isTakenAtOnce(form: StoredForm): boolean {
  const definition = readDefinition(form);
  return refuseSubmissions(form) === null && !definition.captchaEnabled && fileFieldsOf(definition).size === 0;
}

/**
 * Takes a submission in one round trip: checks it against its form as it was last time, and stores it by a statement
 * that does nothing where the form has changed since, or its sender has sent too many. Null where the form has changed
 * or something is to be refused: the body has to be read again, with the form as it is now.
 */
export async function takeAtOnce(
  desk: SubmissionDesk,
  { form, version }: KnownForm,
  asked: CountedRequest,
): Promise<TakenSubmission | null> {
  const sent = await readSubmission(asked.body, {
    ...desk,
    fileFields: new Set(),
    countBytes: async () => 0,
    countText: asked.countText,
    milliseconds: desk.patience.text,
  });
  if ('refusal' in sent) return null;
  const checked = await prepareSubmission(desk.db, form, sent);
  if ('refusal' in checked) return null;
  const rate = await rateCountOf(desk.db, desk.limit, submissionRateKey(asked.address, form.address));
  const stored = await storeIfCurrent(desk.db, checked, { formVersion: version, rate });
  const definition = readDefinition(form);
  if (!('state' in stored)) {
    desk.count(outcomeOf(stored));
    return { outcome: stored.answer, sent, definition };
  }
  if (stored.state === 'form changed') return null;
  return { outcome: { ...tooManyRequests, retryAfter: stored.retryAfter }, sent, definition };
}
