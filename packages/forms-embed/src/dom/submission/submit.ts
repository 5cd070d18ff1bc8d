import type { NamedValue } from '../../events';
import type { DrawnForm, EnteredForm } from '../../form/drawn-form';
import { cleanValue } from '../../logic/rules/rules';
import { type FormEvent, isBusy } from '../../logic/state/form-state';
import { findControl } from '../controls/find-control';

/** What the submit button needs of its form. */
export interface SubmitParts extends DrawnForm {
  readonly form: () => HTMLFormElement | null;
  /** What sends values; undefined where it could not be loaded. Never rejects. */
  enter(): Promise<EnteredForm | undefined>;
}

/** Creates what the submit button does: contract section 5, 'A submission, in order'. */
export function createSubmit({ context, open, form, enter }: SubmitParts): () => void {
  const { emit, settings } = context;
  const dispatch = (event: FormEvent) => open().store.form.dispatch(event);
  const fail = (type: string) => dispatch({ type: 'failed', failure: { type, message: '' } });
  const shownFields = () => open().store.fields.filter(({ get }) => get().shown !== false);

  /** Announces which fields are refused, if any are. */
  const refuse = () => {
    const refused = shownFields().flatMap(({ field: { name, id }, get }) => {
      const { refusal } = get();
      return refusal ? { name, id, key: refusal.key } : [];
    });
    const [first] = refused;
    if (!first) return false;
    if (refused.some(({ key }) => /required|missing/.test(key))) fail('MISSING_REQUIRED_FIELDS');
    emit('failedValidation', {
      fields: refused.map(({ name, key }) => ({ name, key })),
      code: 'SUBMIT_ATTEMPT_WITH_VALIDATION_ERRORS',
    });
    // The errors are drawn by then.
    requestAnimationFrame(() => findControl(form(), first)?.focus());
    return true;
  };

  const send = async (values: readonly NamedValue[]) => {
    const entered = await enter();
    if (entered) return entered.send(values);
    const code = 'SERVER_ERROR';
    context.setStatus('ready');
    fail(code);
    emit('submissionFailure', { code, message: '' });
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
