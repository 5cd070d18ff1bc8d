import { findControl } from '../../dom/controls/find-control';
import type { DrawnForm, EnteredForm } from '../../form/drawn-form';
import { cleanValue } from '../../logic/rules/rules';
import { type FormEvent, isBusy } from '../../logic/state/form-state';
import type { Send } from './create-send';

/** Creates what the submit button does: contract section 5, 'A submission, in order'. */
export function createSubmit({ context, open, form }: DrawnForm, send: Send): EnteredForm['submit'] {
  const { emit, settings } = context;
  const dispatch = (event: FormEvent) => open().store.form.dispatch(event);
  const fail = (type: string) => dispatch({ type: 'failed', failure: { type, message: '' } });
  const shownFields = () => open().store.fields.filter(({ get }) => get().shown !== false);

  /** Announces which fields are refused, if any are. */
  const refuse = () => {
    const refused = shownFields().filter(({ get }) => get().refusal);
    const fields = refused.map(({ field: { name }, get }) => ({ name, key: get().refusal?.key ?? '' }));
    if (fields.length === 0) return false;
    if (fields.some(({ key }) => /required|missing/.test(key))) fail('MISSING_REQUIRED_FIELDS');
    emit('failedValidation', { fields, code: 'SUBMIT_ATTEMPT_WITH_VALIDATION_ERRORS' });
    // The errors are drawn by then.
    requestAnimationFrame(() => findControl(form(), refused[0]?.field)?.focus());
    return true;
  };

  return () => {
    const { store, shouldCancelSubmit } = open();
    if (isBusy(store.form.get())) return;
    const { inlineMessage, redirectUrl } = settings();
    if (inlineMessage && redirectUrl) {
      context.report('inlineMessage and redirectUrl are both set', undefined, 'error');
      return fail('SUBMISSION_FAILURE');
    }
    if (shouldCancelSubmit?.()) return;
    dispatch({ type: 'attempted' });
    for (const field of store.fields) field.dispatch({ type: 'asked' });
    if (refuse()) return;

    const values = shownFields().map(({ field, get }) => ({ name: field.id, value: cleanValue(field, get().value) }));
    form()?.dispatchEvent(new CustomEvent('hsvalidatedsubmit', { bubbles: true }));
    if (!emit('beforeSubmit', { values }, true) || !emit('submit', { values })) return;

    dispatch({ type: 'requested' });
    context.setStatus('busy');
    void send(values);
  };
}
