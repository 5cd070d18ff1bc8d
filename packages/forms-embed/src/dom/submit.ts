import { listen, uniqueId, type WidgetContext } from '@mountkit/core';
import type { FormEvents, NamedValue } from '../events';
import type { OpenForm } from '../form-model';
import { isBusy, type SubmissionResponse } from '../logic/form-state';
import { submissionUrl } from '../logic/provider';
import { redirectAddress } from '../logic/redirect';
import { buildContext } from '../logic/submission-context';
import type { FormOptions } from '../settings';
import { findControl } from './find-control';
import { readPageFacts } from './page-facts';
import { readAddress } from './read-address';
import { sendSubmission } from './send-submission';

/** What a submission needs of its form. */
export interface SubmitParts {
  readonly context: WidgetContext<FormOptions, FormEvents>;
  readonly open: OpenForm;
  /** Puts a message in the place of the form; empty for the common one. */
  readonly thank: (message: string) => void;
  readonly form: () => HTMLFormElement | null;
}

/** Creates what the submit button does: contract section 5, 'A submission, in order'. */
export function createSubmit({ context, open, thank, form }: SubmitParts): () => void {
  const { emit, settings } = context;
  const { definition, compose } = open;
  const { fields, form: cell } = open.store;
  let lastValues = '';
  let correlationId = '';

  const shownFields = () => fields.filter(({ get }) => get().shown !== false);

  /** Tells which fields are refused, if any are. */
  const refuse = () => {
    const refused = shownFields().flatMap(({ field: { name, id }, get }) => {
      const { refusal } = get();
      return refusal ? { name, id, key: refusal.key } : [];
    });
    const [first] = refused;
    if (!first) return false;
    if (refused.some(({ key }) => /required|missing/.test(key))) {
      cell.dispatch({ type: 'failed', failure: { type: 'MISSING_REQUIRED_FIELDS', message: '' } });
    }
    emit('failedValidation', { fields: refused.map(({ name, key }) => ({ name, key })) });
    // The errors are drawn by then.
    const control = findControl(form(), first);
    requestAnimationFrame(() => control?.focus());
    return true;
  };

  const finish = (values: readonly NamedValue[], response: SubmissionResponse) => {
    const { redirectUrl, redirectFields, inlineMessage } = settings();
    const target = redirectUrl || (!inlineMessage && (response.redirectUrl || definition.redirectUrl));
    const appended = values.filter(({ name }) => redirectFields.includes(name));
    const address = target ? redirectAddress(target, location.href, appended) : '';
    if (address === null) context.report(`the redirect is ${JSON.stringify(target)}, expected an http(s) address`);

    context.setStatus('done');
    cell.dispatch({ type: 'submitted', response });
    emit('submitted', { submissionValues: values, redirectUrl: address || '' });
    if (address) {
      // Restored from the history cache, the page starts anew: specification 2 section 4.
      context.scope.add(
        listen(window, 'pageshow', (event) => (event as PageTransitionEvent).persisted && location.reload()),
      );
      location.assign(address);
    } else thank(inlineMessage || response.inlineMessage || definition.inlineMessage);
  };

  const send = async (values: readonly NamedValue[]) => {
    const embedContext = settings();
    const composed = compose?.();
    const hsContext = buildContext(definition, readPageFacts(), {
      correlationId,
      formInstanceId: context.instanceId,
      locale: embedContext.locale,
      timestamp: Date.now(),
      renderedFieldsIds: values.map(({ name }) => name),
      originalEmbedContext: { ...embedContext, definition: undefined },
      ...composed?.facts,
      ...open.facts?.(),
    });
    const entries = [...(composed?.entries ?? values), { name: 'hs_context', value: JSON.stringify(hsContext) }];
    const outcome = await sendSubmission(submissionUrl(readAddress(embedContext)), entries, {
      signal: context.signal,
      headers: open.headers,
    });
    if (context.signal.aborted) return;
    if (outcome.accepted) return finish(values, outcome.response);

    for (const { field, dispatch } of fields) {
      const serverMessage = outcome.fieldMessages[field.name];
      if (serverMessage) dispatch({ type: 'refused', serverMessage });
    }
    const { failure, body } = outcome;
    context.setStatus('ready');
    cell.dispatch({ type: 'failed', failure });
    emit('submissionFailure', { code: failure.type, message: failure.message });
    // Where there are no words for the visitor the types of errors speak: a chunk of its own.
    if (body?.errors || body?.validationResults)
      import('../tell-refusals').then(({ tellRefusals }) => tellRefusals(open, body), context.report);
  };

  return () => {
    if (isBusy(cell.get())) return;
    const { inlineMessage, redirectUrl } = settings();
    if (inlineMessage && redirectUrl) {
      context.report('inlineMessage and redirectUrl are both set');
      return;
    }
    cell.dispatch({ type: 'attempted' });
    for (const { dispatch } of fields) dispatch({ type: 'asked' });
    if (refuse()) return;

    const values = shownFields().map(({ field, get }) => ({ name: field.id, value: get().value.trim() }));
    form()?.dispatchEvent(new CustomEvent('hsvalidatedsubmit', { bubbles: true }));
    if (!emit('beforeSubmit', { values }, true) || !emit('submit', { values })) return;

    // The same over retries of the same values, new for other values: contract section 5.
    const key = JSON.stringify(values);
    if (key !== lastValues) correlationId = uniqueId();
    lastValues = key;

    cell.dispatch({ type: 'requested' });
    context.setStatus('busy');
    void send(values);
  };
}
