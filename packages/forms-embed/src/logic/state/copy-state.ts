import type { FormStore } from './store';

/** Brings what the visitor has done in one form, and what is wrong with it, into another form of the same fields. */
export function copyState(from: FormStore, to: FormStore): void {
  for (const { field, get } of from.fields) {
    const cell = to.fields.find((other) => other.field.id === field.id);
    if (!cell) continue;
    const { value, refusal, serverMessage, input } = get();
    if (input.blurred) {
      cell.dispatch({ type: 'focused' });
      cell.dispatch({ type: 'blurred' });
    }
    if (input.asked) cell.dispatch({ type: 'asked' });
    if (input.changed) {
      cell.change(value);
      if (!input.updating) cell.dispatch({ type: 'settled' });
    }
    if (input.focused) cell.dispatch({ type: 'focused' });
    // What the other form finds wrong itself is as good.
    if (serverMessage || (refusal && !cell.get().refusal)) cell.dispatch({ type: 'refused', refusal, serverMessage });
  }
  const { attempted, failure } = from.form.get();
  if (attempted) to.form.dispatch({ type: 'attempted' });
  if (failure) to.form.dispatch({ type: 'failed', failure });
}
