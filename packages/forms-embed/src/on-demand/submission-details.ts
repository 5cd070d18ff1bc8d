import { listen, openPart } from '@mountkit/core';
import { jsonText } from '@mountkit/core/logic';
import { pause } from '../dom/controls/pause';
import { readAddress } from '../dom/definition/read-address';
import { readPageFacts, readVisit } from '../dom/submission/page-facts';
import { showThanks } from '../dom/submission/show-thanks';
import type { DrawnForm, SubmissionDetails } from '../form/drawn-form';
import { definitionUrl } from '../logic/definition/provider';
import { keepLists } from '../logic/submission/keep-lists';
import { linkParameters } from '../logic/submission/linker';
import { buildContext } from '../logic/submission/submission-context';
import { failureDetail } from '../logic/submission/submission-failure';
import type { FormOptions } from '../settings';

/** Specification 2 section 9: so long a warning is shown before the form goes, in milliseconds. */
const WARNING = 3000;

/** The code of a submission that failed by a fault of the widget's, or of the page's: specification 2 section 8. */
const UNKNOWN = 'UNKNOWN_FORM_ERROR';

/** The options, without the definition: the server has it. */
const embedOf = ({ definition: _, ...embed }: FormOptions) => embed;

/**
 * Makes a submission whole, and what it is answered with: specification 2 sections 4 and 7.4.
 *
 * @param emailFacts what is known of the visitor's address, for `hs_context`
 */
export function createDetails(
  { context, container, open, remove }: DrawnForm,
  emailFacts: () => object,
): Omit<SubmissionDetails, 'attachAgain'> {
  const { settings, scope, signal, emit, setStatus, report, instanceId } = context;
  const reasons = openPart(() => import('./show-reasons'), 'the reasons of a refusal', context);
  return {
    complete(facts) {
      const { definition, store } = open();
      const shown = store.fields.filter(({ get }) => get().shown !== false);
      const whole = buildContext({
        definition,
        page: readPageFacts(definitionUrl(readAddress(settings()))),
        analytics: readVisit(),
        embed: embedOf(settings()),
        validity: Object.fromEntries(shown.map(({ field, get }) => [field.id, { valid: !get().refusal }])),
        submission: { ...facts, ...emailFacts() },
      });
      return keepLists(whole) as object;
    },

    async warn({ localizedVisitorWarningMessage }) {
      const message = jsonText(localizedVisitorWarningMessage);
      if (!message) return;
      open().store.form.dispatch({ type: 'requested', failure: { type: 'WARNING', message } });
      await pause(scope, WARNING);
    },

    leave(target, { automaticLinker }) {
      // Restored from the history cache, the page starts anew: specification 2 section 4.
      scope.add(listen(window, 'pageshow', (event) => (event as PageTransitionEvent).persisted && location.reload()));
      return automaticLinker ? linkParameters(target, location.href, { ...readVisit() }) : [];
    },

    thank(message) {
      const { guid } = open().definition;
      const hadFocus = container.matches(':focus-within');
      remove();
      void showThanks(container, message, { guid, instanceId, hadFocus });
    },

    failUnexpectedly(error) {
      if (signal.aborted) return;
      report('the submission could not be made', error);
      const { form } = open().store;
      // Accepted already, it has only not been thanked for.
      if (form.get().submitted) return;
      setStatus('ready');
      form.dispatch({ type: 'failed', failure: { type: UNKNOWN, message: '' } });
      emit('submissionFailure', { code: UNKNOWN, message: '' });
    },

    async refuse(outcome) {
      const { failure, body } = outcome;
      // Loaded before the form can be used again: its message is shown and read out once.
      const show = body && (await reasons(({ showReasons }) => showReasons));
      if (signal.aborted) return;
      setStatus('ready');
      const { store } = open();
      store.form.dispatch({ type: 'failed', failure });
      emit('submissionFailure', failureDetail(failure));
      const { translations, locale } = settings();
      show?.(open(), outcome, translations[locale]);
      if (failure.type === 'RECAPTCHA_VALIDATION_ERROR') emit('botCheckError', { code: failure.type });
    },
  };
}
