import { fillTemplate, type Json } from '@mountkit/core/logic';
import type { OpenForm } from '../form/form-model';
import { isBusy, type SubmissionFailure } from '../logic/state/form-state';
import { rollUpError } from '../logic/state/roll-up';
import { readServerRefusals } from '../logic/submission/server-refusals';
import { REFUSED_ENGLISH, wordsOfFailure } from '../logic/texts/english-failures';
import { TEXT_FORM_ENGLISH, type Texts } from '../logic/texts/messages';

export { failureDetail } from '../logic/submission/failure-detail';

/**
 * Shows why a server has refused a submission: at the fields what it answers about each, and for the form as a whole the
 * message of its error type, where that says more. Specification 2 section 8. A chunk of its own.
 * @param own the page's own texts, which the form uses
 */
export function showReasons(
  open: OpenForm,
  { failure, body }: { readonly failure: SubmissionFailure; readonly body?: Json | undefined },
  own: object = {},
): void {
  const { store, texts = () => TEXT_FORM_ENGLISH } = open;
  if (body) showRefusals(open, body, own);
  const { type, message } = failure;
  const words = message ? '' : wordsOfFailure(type, { ...texts(), ...own });
  // What is wrong with single fields says more.
  if (words && store.form.get().failure === failure) {
    store.form.dispatch({ type: 'failed', failure: { type, message: words } });
  }
}

function showRefusals({ store, texts = () => TEXT_FORM_ENGLISH }: OpenForm, body: Json, own: object): void {
  const { fields, form } = store;
  // The visitor has tried again meanwhile.
  if (isBusy(form.get())) return;
  const known: Texts = Object.fromEntries(
    Object.entries({ ...texts(), ...own }).filter(([, text]) => typeof text === 'string'),
  );
  const words: Texts = { ...REFUSED_ENGLISH, ...known };
  const refusals = readServerRefusals(
    body,
    fields.map(({ field }) => field),
    words,
  );
  for (const { fieldId, refusal, serverMessage } of refusals) {
    const cell = fields.find(({ field }) => field.id === fieldId);
    const isKnown = refusal && Object.hasOwn(known, refusal.key);
    const text = refusal ? fillTemplate(words[refusal.key] ?? '', refusal.params) : serverMessage;
    cell?.dispatch({ type: 'refused', ...(isKnown ? { refusal } : { serverMessage: text }) });
  }
  const type = rollUpError(refusals.map(({ refusal }) => refusal?.key ?? ''));
  if (type) form.dispatch({ type: 'failed', failure: { type, message: form.get().failure?.message ?? '' } });
}
