import { uniqueId, type WidgetContext } from '@mountkit/core';
import type { FormEvents, NamedValue } from '../events';
import type { FormDefinition } from '../logic/definition';
import { isBusy, type SubmissionResponse } from '../logic/form-state';
import type { Messages } from '../logic/messages';
import { submissionUrl } from '../logic/provider';
import { redirectAddress } from '../logic/redirect';
import type { FormStore } from '../logic/store';
import { buildContext } from '../logic/submission-context';
import type { FormOptions } from '../settings';
import { readPageFacts } from './page-facts';
import { readAddress } from './read-address';
import { sendSubmission } from './send-submission';

/** What a submission needs of its form. */
export interface SubmitParts {
  readonly context: WidgetContext<FormOptions, FormEvents>;
  readonly definition: FormDefinition;
  readonly store: FormStore;
  readonly messages: () => Messages;
  /** Puts a message in the place of the form. */
  readonly thank: (message: string) => void;
  readonly form: () => HTMLFormElement | null;
}

/** Creates what the submit button does: contract section 5, 'A submission, in order'. */
export function createSubmit({ context, definition, store, messages, thank, form }: SubmitParts): () => void {
  const { emit } = context;
  let last = { values: '', correlationId: '' };

  /** The same over retries of the same values, new for other values: contract section 5. */
  const correlationIdOf = (values: readonly NamedValue[]) => {
    const key = JSON.stringify(values);
    if (last.values !== key) last = { values: key, correlationId: uniqueId() };
    return last.correlationId;
  };

  const refuse = () => {
    const refused = store.fields.flatMap((cell) => {
      const { refusal } = cell.get();
      return refusal ? [{ name: cell.field.name, key: refusal.key }] : [];
    });
    if (refused.length === 0) return false;
    if (refused.some(({ key }) => key === 'required')) {
      store.form.dispatch({ type: 'failed', failure: { type: 'MISSING_REQUIRED_FIELDS', message: '' } });
    }
    emit('failedValidation', { fields: refused });
    focusFirstError(form());
    return true;
  };

  const finish = (values: readonly NamedValue[], response: SubmissionResponse) => {
    const { redirectUrl, redirectFields, inlineMessage } = context.settings();
    const target = redirectUrl || (inlineMessage ? '' : response.redirectUrl || definition.redirectUrl);
    const appended = values.filter(({ name }) => redirectFields.includes(name));
    const address = target
      ? redirectAddress(
          target,
          location.href,
          appended.map(({ name, value }) => [name, value] as const),
        )
      : null;
    if (target && !address) context.report(`the redirect address is ${JSON.stringify(target)}, expected http or https`);

    emit('submitted', { values, redirectUrl: address ?? '' });
    context.setStatus('done');
    store.form.dispatch({ type: 'submitted' });
    if (address) location.assign(address);
    else thank(inlineMessage || response.inlineMessage || definition.inlineMessage || messages().of('thankYou'));
  };

  const send = async (values: readonly NamedValue[]) => {
    const settings = context.settings();
    const hsContext = buildContext(definition, readPageFacts(), {
      correlationId: correlationIdOf(values),
      instanceId: context.instanceId,
      locale: settings.locale,
      timestamp: Date.now(),
      renderedFieldsIds: store.fields.map(({ field }) => field.id),
      embedContext: settings,
    });
    const entries = values.map(({ name, value }) => [name, value] as const);
    const outcome = await sendSubmission(
      submissionUrl(readAddress(settings)),
      [...entries, ['hs_context', JSON.stringify(hsContext)]],
      context.signal,
    );
    if (context.signal.aborted) return;

    if (outcome.accepted) {
      store.form.dispatch({ type: 'accepted', response: outcome.response });
      finish(values, outcome.response);
      return;
    }
    for (const cell of store.fields) {
      const message = outcome.fieldMessages[cell.field.name];
      if (message) cell.dispatch({ type: 'refused', message });
    }
    context.setStatus('ready');
    store.form.dispatch({ type: 'failed', failure: outcome.failure });
    const { type, message } = outcome.failure;
    emit('submissionFailure', { code: type, message: message || `the submission failed: ${type}` });
  };

  return () => {
    if (isBusy(store.form.get())) return;
    store.form.dispatch({ type: 'attempted' });
    if (refuse()) return;

    const values = store.fields.map((cell) => ({ name: cell.field.id, value: cell.get().value.trim() }));
    form()?.dispatchEvent(new CustomEvent('hsvalidatedsubmit', { bubbles: true }));
    if (!emit('beforeSubmit', { values }, true)) return;
    emit('submit', { values });
    store.form.dispatch({ type: 'requested' });
    context.setStatus('busy');
    void send(values);
  };
}

/** Brings the visitor to the first control that is refused, once the errors are drawn. */
function focusFirstError(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
