import { type CustomCheck, createCustomCheck } from '../dom/controls/check-custom';
import type { FormContext } from '../form/form-context';
import type { OpenForm } from '../form/form-model';
import type { FieldCell } from '../logic/state/store';

/**
 * Has a form ask the page's own rules that were added, or taken back, after it was opened. A chunk of its own.
 * @returns asks all of them, those for fields of the changed name anew.
 */
export function openLateRules(context: FormContext, open: OpenForm): (changed: string) => void {
  const { askRules } = open;
  if (askRules) return (changed) => context.signal.aborted || askRules(createCustomCheck, changed);
  return openTextFormRules(context, open);
}

/** A text form checks its values by itself: what the rules say is put to that, and a submission is held back for them. */
function openTextFormRules(
  { id, element, scope, signal, report }: FormContext,
  { store: { fields, form } }: OpenForm,
): (changed: string) => void {
  let rules: CustomCheck | undefined;

  const judge = ({ field, get, dispatch }: FieldCell) => {
    const { refusal: before, value } = get();
    const isOurs = before?.key === 'custom';
    // The form's own rules speak first, and nobody can mend a hidden field.
    if (field.hidden || (before && !isOurs)) return;
    const refusal = rules?.check(field, value) ?? null;
    if (refusal !== before) dispatch({ type: 'refused', refusal });
  };
  for (const cell of fields) scope.add(cell.subscribe(() => judge(cell)));

  let isWaiting = false;
  const hold = async (event: Event) => {
    if (!isWaiting && !rules?.pending()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (isWaiting) return;
    isWaiting = true;
    while (rules?.pending()) await rules.pending();
    isWaiting = false;
    if (!signal.aborted && !form.get().submitted) (event.target as HTMLFormElement).requestSubmit();
  };
  element.addEventListener('submit', hold, true);
  scope.add(() => element.removeEventListener('submit', hold, true));

  const answered = ({ id: fieldId }: { readonly id: string }) =>
    fields.filter(({ field }) => field.id === fieldId).forEach(judge);
  return (changed) => {
    rules ??= createCustomCheck({ formId: id, report, answered });
    rules.forget(changed);
    fields.forEach(judge);
  };
}
