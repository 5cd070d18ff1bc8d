import { jsonText, uniqueId } from '@mountkit/core';
import { writeJson } from '@mountkit/core/logic';
import type { NamedValue } from '../../events';
import type { FormContext } from '../../form/form-context';
import type { AttendedSubmission, OpenForm } from '../../form/form-model';
import { submissionUrl } from '../../logic/definition/provider';
import { isBusy, type SubmissionResponse } from '../../logic/state/form-state';
import { redirectAddress } from '../../logic/submission/redirect';
import { findControl } from '../controls/find-control';
import { pause } from '../controls/pause';
import { readAddress } from '../definition/read-address';
import { visitorToken } from '../definition/visitor-token';
import { sendSubmission } from './send-submission';

/** How long a submission waits for what completes it, in milliseconds. */
const PATIENCE = 3000;

/** What a submission needs of its form. */
export interface SubmitParts {
  readonly context: FormContext;
  readonly open: OpenForm;
  /** Puts a message in the place of the form; empty for the common one. */
  readonly thank: (message: string) => void;
  readonly form: () => HTMLFormElement | null;
  /** Fetches what completes a submission; undefined where it does not come. */
  readonly attend: () => Promise<AttendedSubmission | undefined>;
}

/** Creates what the submit button does: contract section 5, 'A submission, in order'. */
export function createSubmit({ context, open, thank, form, attend }: SubmitParts): () => void {
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
    emit('failedValidation', {
      fields: refused.map(({ name, key }) => ({ name, key })),
      code: 'SUBMIT_ATTEMPT_WITH_VALIDATION_ERRORS',
    });
    // The errors are drawn by then.
    const control = findControl(form(), first);
    requestAnimationFrame(() => control?.focus());
    return true;
  };

  const finish = (
    values: readonly NamedValue[],
    response: SubmissionResponse,
    part: AttendedSubmission | undefined,
  ) => {
    const { redirectUrl, redirectFields, inlineMessage } = settings();
    const target = redirectUrl || (!inlineMessage && (response.redirectUrl || definition.redirectUrl));
    const appended = values.filter(({ name }) => redirectFields.includes(name));
    const address = target
      ? redirectAddress(target, location.href, [...appended, ...(part?.leave(target, response) ?? [])])
      : '';
    if (address === null) context.report(`the redirect is ${JSON.stringify(target)}, expected an http(s) address`);

    context.setStatus('done');
    cell.dispatch({ type: 'submitted', response });
    emit('submitted', {
      submissionValues: values,
      redirectUrl: address || '',
      conversionId: jsonText(response.conversionId),
    });
    if (address) location.assign(address);
    else thank(inlineMessage || response.inlineMessage || definition.inlineMessage);
  };

  const send = async (values: readonly NamedValue[]) => {
    // On its way since the first focus; without it the submission says less, but arrives.
    const part = open.attended ?? (await Promise.race([attend(), pause(context.scope, PATIENCE)]));
    const embed = settings();
    const composed = await compose?.();
    const said = {
      pageUrl: location.href,
      pageTitle: document.title,
      hutk: visitorToken(),
      correlationId,
      formInstanceId: context.instanceId,
      locale: embed.locale,
      timestamp: Date.now(),
      renderedFieldsIds: values.map(({ name }) => name),
      ...composed?.facts,
      ...open.facts?.(),
    };
    const hsContext = { name: 'hs_context', value: writeJson(part?.complete(said) ?? said) };
    const outcome = await (open.send ?? sendSubmission)(
      submissionUrl(readAddress(embed)),
      [...(composed?.entries ?? values), hsContext],
      { signal: context.signal, headers: open.headers },
    );
    if (outcome.accepted) await part?.warn(outcome.response);
    if (context.signal.aborted) return;
    if (outcome.accepted) return finish(values, outcome.response, part);

    const { failure } = outcome;
    context.setStatus('ready');
    cell.dispatch({ type: 'failed', failure });
    if (part) part.refuse(outcome);
    else emit('submissionFailure', { code: 'SUBMISSION_FAILURE', message: failure.message });
  };

  return () => {
    if (isBusy(cell.get())) return;
    const { inlineMessage, redirectUrl } = settings();
    if (inlineMessage && redirectUrl) {
      context.report('inlineMessage and redirectUrl are both set', undefined, 'error');
      cell.dispatch({ type: 'failed', failure: { type: 'SUBMISSION_FAILURE', message: '' } });
      return;
    }
    if (open.withhold?.()) return;
    cell.dispatch({ type: 'attempted' });
    for (const { dispatch } of fields) dispatch({ type: 'asked' });
    if (refuse()) return;

    const values = shownFields().map(({ field, get }) => ({ name: field.id, value: get().value.trim() }));
    form()?.dispatchEvent(new CustomEvent('hsvalidatedsubmit', { bubbles: true }));
    if (!emit('beforeSubmit', { values }, true) || !emit('submit', { values })) return;

    // The same over retries of the same values, new for other values: contract section 5.
    const key = writeJson(values);
    if (key !== lastValues) correlationId = uniqueId();
    lastValues = key;

    cell.dispatch({ type: 'requested' });
    context.setStatus('busy');
    send(values).catch(async (error) => (await attend())?.stumble(error));
  };
}
