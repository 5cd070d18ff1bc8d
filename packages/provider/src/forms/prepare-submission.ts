import type { FormDefinition } from '@mountkit/forms-embed/rules';
import type { Database } from '../db/connect';
import type { SubmissionAnswer } from '../db/schema';
import type { StoredForm } from './find-form';
import type { SubmissionContext } from './read-context';
import { readDefinition } from './read-definition';
import type { SentSubmission } from './read-submission';
import type { Refusal } from './refusal';
import type { CheckedSubmission } from './store-submission';
import { checkSubmission } from './submission-check';
import { findKnownValues } from './visitors';

/** Compares what was sent with its form as the visitor was given it: what may be stored, or why it may not. */
export async function prepareSubmission(
  db: Database,
  form: StoredForm,
  sent: SentSubmission,
): Promise<CheckedSubmission | { refusal: Refusal }> {
  const given = await definitionFor(db, form, sent.context.hutk);
  const checked = checkSubmission({ form, definition: given }, sent);
  if ('refusal' in checked) return checked;
  const { fields, files, notShown } = checked;
  const context = noteNotShown(sent.context, notShown);
  return { form: form.address, fields, files, context, answer: answerOf(readDefinition(form)) };
}

/** The form as a visitor is given it: what is known decides which fields are shown. */
async function definitionFor(db: Database, form: StoredForm, hutk: string | null): Promise<FormDefinition> {
  if (hutk === null) return readDefinition(form);
  const known = await findKnownValues(db, { portalId: form.address.portalId, hutk }, form.definition);
  return readDefinition({ ...form, definition: { ...form.definition, ...known } });
}

/** The stored context tells which values were not stored; nothing that was sent can tell the same. */
function noteNotShown(context: SubmissionContext, notShown: readonly string[]): SubmissionContext {
  const { fieldsNotShown: _, ...raw } = context.raw;
  return { ...context, raw: notShown.length > 0 ? { ...raw, fieldsNotShown: notShown } : raw };
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
