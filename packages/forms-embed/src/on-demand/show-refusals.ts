import { fillTemplate } from '@mountkit/core/logic';
import type { OpenForm } from '../form/form-model';
import { isBusy } from '../logic/state/form-state';
import { rollUpError } from '../logic/state/roll-up';
import { readServerRefusals } from '../logic/submission/server-refusals';
import { REFUSED_ENGLISH } from '../logic/texts/english-failures';
import { TEXT_FORM_ENGLISH, type Texts } from '../logic/texts/messages';

/**
 * Shows at the fields what a server answers about each, by error types: specification 2 section 8.
 * @param own the page's own texts, which the form uses
 */
export function showRefusals(
  { store, texts = () => TEXT_FORM_ENGLISH }: OpenForm,
  body: Readonly<Record<string, unknown>>,
  own: object = {},
): void {
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
