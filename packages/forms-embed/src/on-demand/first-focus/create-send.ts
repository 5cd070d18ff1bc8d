import { listen, openPart, uniqueId } from '@mountkit/core';
import { type Json, jsonText, writeJson } from '@mountkit/core/logic';
import { pause } from '../../dom/controls/pause';
import { readAddress } from '../../dom/definition/read-address';
import { composeContext } from '../../dom/submission/compose-context';
import { readVisit } from '../../dom/submission/page-facts';
import { sendSubmission } from '../../dom/submission/send-submission';
import { showThanks } from '../../dom/submission/show-thanks';
import type { NamedValue } from '../../events';
import type { DrawnForm } from '../../form/drawn-form';
import { linkParameters } from '../../logic/submission/linker';
import { redirectAddress } from '../../logic/submission/redirect';
import type { SubmissionOutcome } from '../../logic/submission/submission-answer';
import { readFailure } from '../../logic/submission/submission-failure';
import { submissionUrl } from '../../logic/submission/submission-url';

/** Specification 2 section 9: so long a warning is shown before the form goes, in milliseconds. */
const WARNING = 3000;

/** The code of a submission that failed by a fault of the widget's, or of the page's: specification 2 section 8. */
const UNKNOWN = 'UNKNOWN_FORM_ERROR';

/** Sends values that are valid, and shows to the visitor and announces to the page what becomes of them. Never rejects. */
export type Send = (values: readonly NamedValue[]) => Promise<void>;

/**
 * Creates what sends a form's values and shows what becomes of them: specification 2 sections 4 and 7.4.
 *
 * @param emailFacts what is known of the visitor's address, for `hs_context`
 */
export function createSend({ context, container, open, messages, remove }: DrawnForm, emailFacts: () => object): Send {
  const { settings, scope, signal, emit, setStatus, report, instanceId } = context;
  const reasons = openPart(() => import('../show-reasons'), 'the reasons of a refusal', context);

  /** There before the thank-you message, so that it is read out. */
  const liveRegion = document.createElement('div');
  liveRegion.setAttribute('aria-live', 'polite');

  /** Shows the visitor what an accepted submission's answer warns of; resolves when it has been read. */
  const warn = async ({ localizedVisitorWarningMessage }: Json) => {
    const message = jsonText(localizedVisitorWarningMessage);
    if (!message) return;
    open().store.form.dispatch({ type: 'requested', failure: { type: 'WARNING', message } });
    await pause(scope, WARNING);
  };

  /** The address to leave for; empty if there is none. */
  const redirectOf = (values: readonly NamedValue[], answer: Json) => {
    const { redirectUrl, redirectFields, inlineMessage } = settings();
    const target =
      redirectUrl ||
      (!inlineMessage && (jsonText(answer.redirectUrl ?? answer.redirectUri) || open().definition.redirectUrl));
    if (!target) return '';
    const appended = values.filter(({ name }) => redirectFields.includes(name));
    const linked = answer.automaticLinker ? linkParameters(target, location.href, { ...readVisit() }) : [];
    const address = redirectAddress(target, location.href, [...appended, ...linked]);
    if (address === null) report(`the redirect is ${JSON.stringify(target)}, expected an http(s) address`);
    return address || '';
  };

  /** Shows the thank-you message in place of the form. */
  const thank = (answer: Json) => {
    const { guid, inlineMessage } = open().definition;
    const message =
      settings().inlineMessage ||
      open().thanks?.() ||
      jsonText(answer.inlineMessage) ||
      inlineMessage ||
      messages().of('thankYou');
    const hadFocus = container.matches(':focus-within');
    remove();
    void showThanks(container, message, { guid, instanceId, hadFocus, liveRegion, language: open().language() });
  };

  const accept = async (values: readonly NamedValue[], answer: Json) => {
    await warn(answer);
    if (signal.aborted) return;
    const redirectUrl = redirectOf(values, answer);
    setStatus('done');
    open().store.form.dispatch({ type: 'submitted', response: answer });
    emit('submitted', { submissionValues: values, redirectUrl, conversionId: jsonText(answer.conversionId) });
    if (!redirectUrl) return thank(answer);
    // Restored from the history cache, the page starts anew: specification 2 section 4.
    scope.add(listen(window, 'pageshow', (event) => (event as PageTransitionEvent).persisted && location.reload()));
    location.assign(redirectUrl);
  };

  /** Shows at the fields and to the visitor, and announces to the page, why the submission was refused. */
  const refuse = async (refusal: SubmissionOutcome) => {
    const failure = readFailure(refusal);
    // Loaded before the form can be used again: its message is shown and read out once.
    const part = refusal.body && (await reasons((part) => part));
    if (signal.aborted) return;
    setStatus('ready');
    const { store } = open();
    store.form.dispatch({ type: 'failed', failure });
    // Without an answer to read, the type is one of ours.
    const { type, message } = failure;
    const bare = refusal.body ? { code: 'SUBMISSION_FAILURE', message, errorType: type } : { code: type, message };
    emit('submissionFailure', part?.failureDetail(failure) ?? bare);
    const { translations, locale } = settings();
    part?.showReasons(open(), { failure, body: refusal.body }, translations[locale]);
    if (failure.type === 'RECAPTCHA_VALIDATION_ERROR') emit('botCheckError', { code: failure.type });
  };

  const failUnexpectedly = (error: unknown) => {
    if (signal.aborted) return;
    report('the submission could not be made', error);
    const { form } = open().store;
    // Accepted already, it has only not been thanked for.
    if (form.get().submitted) return;
    setStatus('ready');
    form.dispatch({ type: 'failed', failure: { type: UNKNOWN, message: '' } });
    emit('submissionFailure', { code: UNKNOWN, message: '' });
  };

  let lastValues = '';
  let correlationId = '';
  return async (values) => {
    // The same over retries of the same values, new for other values: contract section 5.
    const key = writeJson(values);
    if (key !== lastValues) correlationId = uniqueId();
    lastValues = key;
    container.append(liveRegion);
    try {
      const { compose, send = sendSubmission, headers } = open();
      const composed = await compose?.();
      const facts = { renderedFieldsIds: values.map(({ name }) => name), ...composed?.facts };
      const about = composeContext(context, open(), { correlationId, ...facts, ...emailFacts() });
      const entries = [...(composed?.entries ?? values), about];
      const outcome = await send(submissionUrl(readAddress(settings())), entries, { signal, headers });
      if (signal.aborted) return;
      await (outcome.accepted ? accept(values, outcome.body ?? {}) : refuse(outcome));
    } catch (error) {
      failUnexpectedly(error);
    }
  };
}
