import { jsonText, uniqueId } from '@mountkit/core';
import { writeJson } from '@mountkit/core/logic';
import type { NamedValue } from '../../events';
import type { DrawnForm, SubmissionDetails } from '../../form/drawn-form';
import { type FormEvent, isBusy, type SubmissionResponse } from '../../logic/state/form-state';
import { redirectAddress } from '../../logic/submission/redirect';
import { submissionUrl } from '../../logic/submission/submission-url';
import { findControl } from '../controls/find-control';
import { pause } from '../controls/pause';
import { readAddress } from '../definition/read-address';
import { visitorToken } from '../definition/visitor-token';
import { sendSubmission } from './send-submission';

/** How long a submission waits for its details, in milliseconds. */
const PATIENCE = 3000;

/** What a submission needs of its form. */
export interface SubmitParts extends DrawnForm {
  readonly form: () => HTMLFormElement | null;
  /** Undefined where they cannot be loaded. */
  loadDetails(): Promise<SubmissionDetails | undefined>;
}

/** Creates what the submit button does: contract section 5, 'A submission, in order'. */
export function createSubmit({
  context,
  container,
  open,
  messages,
  remove,
  form,
  loadDetails,
}: SubmitParts): () => void {
  const { emit, settings } = context;
  let lastValues = '';
  let correlationId = '';

  const dispatch = (event: FormEvent) => open().store.form.dispatch(event);
  const shownFields = () => open().store.fields.filter(({ get }) => get().shown !== false);

  /** Announces which fields are refused, if any are. */
  const refuse = () => {
    const refused = shownFields().flatMap(({ field: { name, id }, get }) => {
      const { refusal } = get();
      return refusal ? { name, id, key: refusal.key } : [];
    });
    const [first] = refused;
    if (!first) return false;
    if (refused.some(({ key }) => /required|missing/.test(key))) {
      dispatch({ type: 'failed', failure: { type: 'MISSING_REQUIRED_FIELDS', message: '' } });
    }
    emit('failedValidation', {
      fields: refused.map(({ name, key }) => ({ name, key })),
      code: 'SUBMIT_ATTEMPT_WITH_VALIDATION_ERRORS',
    });
    // The errors are drawn by then.
    requestAnimationFrame(() => findControl(form(), first)?.focus());
    return true;
  };

  const finish = (
    values: readonly NamedValue[],
    response: SubmissionResponse,
    details: SubmissionDetails | undefined,
  ) => {
    const { definition } = open();
    const { redirectUrl, redirectFields, inlineMessage } = settings();
    const target = redirectUrl || (!inlineMessage && (response.redirectUrl || definition.redirectUrl));
    const appended = values.filter(({ name }) => redirectFields.includes(name));
    const address = target
      ? redirectAddress(target, location.href, [...appended, ...(details?.leave(target, response) ?? [])])
      : '';
    if (address === null) context.report(`the redirect is ${JSON.stringify(target)}, expected an http(s) address`);

    context.setStatus('done');
    dispatch({ type: 'submitted', response });
    emit('submitted', {
      submissionValues: values,
      redirectUrl: address || '',
      conversionId: jsonText(response.conversionId),
    });
    const message = inlineMessage || response.inlineMessage || definition.inlineMessage || messages().of('thankYou');
    if (address) location.assign(address);
    else if (details) details.thank(message);
    else {
      remove();
      container.append(message);
    }
  };

  // On their way since the first focus; without them a submission says less, but arrives.
  const awaitDetails = () => Promise.race([loadDetails(), pause(context.scope, PATIENCE)]);

  const submit = async (values: readonly NamedValue[]) => {
    const details = await awaitDetails();
    const { compose, send = sendSubmission, headers } = open();
    const embed = settings();
    const composed = await compose?.();
    const facts = {
      pageUrl: location.href,
      pageTitle: document.title,
      hutk: visitorToken(),
      correlationId,
      formInstanceId: context.instanceId,
      locale: embed.locale,
      timestamp: Date.now(),
      renderedFieldsIds: values.map(({ name }) => name),
      ...composed?.facts,
    };
    const hsContext = { name: 'hs_context', value: writeJson(details?.complete(facts) ?? facts) };
    const outcome = await send(submissionUrl(readAddress(embed)), [...(composed?.entries ?? values), hsContext], {
      signal: context.signal,
      headers,
    });
    if (context.signal.aborted) return;
    if (outcome.accepted) {
      // There may have been no network before.
      const last = details ?? (await awaitDetails());
      await last?.warn(outcome.response);
      if (!context.signal.aborted) finish(values, outcome.response, last);
      return;
    }

    if (details) return details.refuse(outcome);
    context.setStatus('ready');
    dispatch({ type: 'failed', failure: outcome.failure });
    emit('submissionFailure', { code: 'SUBMISSION_FAILURE', message: outcome.failure.message });
  };

  return () => {
    const { store, shouldCancelSubmit } = open();
    if (isBusy(store.form.get())) return;
    const { inlineMessage, redirectUrl } = settings();
    if (inlineMessage && redirectUrl) {
      context.report('inlineMessage and redirectUrl are both set', undefined, 'error');
      dispatch({ type: 'failed', failure: { type: 'SUBMISSION_FAILURE', message: '' } });
      return;
    }
    if (shouldCancelSubmit?.()) return;
    dispatch({ type: 'attempted' });
    for (const field of store.fields) field.dispatch({ type: 'asked' });
    if (refuse()) return;

    const values = shownFields().map(({ field, get }) => ({ name: field.id, value: get().value.trim() }));
    form()?.dispatchEvent(new CustomEvent('hsvalidatedsubmit', { bubbles: true }));
    if (!emit('beforeSubmit', { values }, true) || !emit('submit', { values })) return;

    // The same over retries of the same values, new for other values: contract section 5.
    const key = writeJson(values);
    if (key !== lastValues) correlationId = uniqueId();
    lastValues = key;

    dispatch({ type: 'requested' });
    context.setStatus('busy');
    submit(values).catch(async (error) => (await loadDetails())?.failUnexpectedly(error));
  };
}
