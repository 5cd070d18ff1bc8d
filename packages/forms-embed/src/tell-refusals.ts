import type { OpenForm } from './form-model';
import { isBusy } from './logic/form-state';
import { PLAIN_ENGLISH } from './logic/messages';
import { rollUpError } from './logic/roll-up';
import { readServerRefusals } from './logic/server-refusals';

/** Puts what a server says of single fields, by error types, to the fields: specification 2 section 8. */
export function tellRefusals({ store, texts }: OpenForm, body: Readonly<Record<string, unknown>>): void {
  const { fields, form } = store;
  // The visitor has tried again meanwhile.
  if (isBusy(form.get())) return;
  const told = readServerRefusals(
    body,
    fields.map(({ field }) => field),
    texts ?? PLAIN_ENGLISH,
  );
  for (const { fieldId, refusal, serverMessage } of told) {
    const cell = fields.find(({ field }) => field.id === fieldId);
    cell?.dispatch({ type: 'refused', ...(refusal ? { refusal } : { serverMessage }) });
  }
  const type = rollUpError(told.map(({ refusal }) => refusal?.key ?? ''));
  if (type) form.dispatch({ type: 'failed', failure: { type, message: form.get().failure?.message ?? '' } });
}
