import { browserClock, type Disposer, jsonObject, jsonText, listen, parseJson } from '@mountkit/core';
import { firstOf } from '../dom/controls/first-of';
import { sendSubmission } from '../dom/submission/send-submission';
import {
  claimSubmission,
  type QueuedSubmission,
  queuedSubmissions,
  queueSubmission,
  unqueueSubmission,
} from '../dom/submission/submission-queue';
import type { FormContext } from '../form/form-context';
import type { Entry, SendSubmission } from '../form/form-model';
import { type FullStore, isShown } from '../logic/state/full-state';
import { isSecret } from '../logic/state/may-keep';
import { createCell } from '../logic/state/store';
import { NO_ANSWER, type SubmissionOutcome } from '../logic/submission/submission-answer';
import { QUEUED } from '../logic/texts/english-kept';
import type { Addition } from '../ui/full/full-model';
import { createNote, NOTE_CSS } from '../ui/full/note';

/** A network that is back may not say so: it is tried again after so long. Milliseconds. */
const TRY_AGAIN = 30_000;

/** What of a submission's context stays as it was when the visitor made it. */
const factsOf = ({ timestamp, pageUrl, pageTitle }: Readonly<Record<string, unknown>>) => ({
  timestamp,
  pageUrl,
  pageTitle,
});

/** It was not answered at all: it may not have arrived. */
const isUnanswered = (outcome: SubmissionOutcome): boolean => !outcome.accepted && !outcome.body;

/**
 * Keeps a submission that finds no network, and sends it once when there is one: by the page that is waiting, or by the
 * next one with this form. A chunk of its own, for forms with `data-offline="queue"`.
 *
 * @param freshen renews what has aged while the submission waited.
 */
export function openOfflineQueue(context: FormContext, freshen: NonNullable<Addition['freshen']>): Addition {
  const { id, element, scope, settings, signal } = context;
  const note = createCell('', (_, key: string) => key);
  let store: FullStore | undefined;
  /** The submission from an earlier page that this form goes on with. */
  let taken: { readonly correlationId: string; readonly facts: object } | null = null;
  /** What this page keeps, and the ids of what it has settled. */
  let waiting: QueuedSubmission | null = null;
  const settled = new Set<string>();

  /** Ours for as long as the form is there: also when it is settled, lest a tab that knew of it before takes it up. */
  const hold = (claim: Disposer | null) => claim && scope.add(claim);

  // Tabs that write at the same moment overwrite one another: what is missing is put back, what is settled goes again.
  scope.add(
    listen(window, 'storage', () => {
      const isThere = queuedSubmissions(id).some(({ correlationId }) => correlationId === waiting?.correlationId);
      if (waiting && !isThere) queueSubmission(id, waiting);
      for (const correlationId of settled) unqueueSubmission(id, correlationId);
    }),
  );

  /** Resolves when it is worth a try, or the form has gone. */
  const untilOnline = () =>
    firstOf(
      scope,
      (end) => listen(window, 'online', end),
      (end) => browserClock.after(TRY_AGAIN, end),
    );

  /** Every value, hidden ones too; null where one of them must not be written down. */
  const storableValues = (entries: readonly Entry[]) => {
    const fields = store?.fields.filter(({ get }) => isShown(get())) ?? [];
    const hasSecret = fields.some(({ field, get }) => get().value && isSecret(field, settings().neverKeep));
    if (hasSecret || entries.some(({ value }) => value instanceof Blob)) return null;
    return Object.fromEntries(fields.map(({ field, get }) => [field.id, get().value]));
  };

  const settle = (correlationId: string) => {
    waiting = null;
    settled.add(correlationId);
    unqueueSubmission(id, correlationId);
    taken = null;
    note.dispatch('');
  };

  const carry =
    (sendNow: SendSubmission): SendSubmission =>
    async (url, entries, options) => {
      const facts = jsonObject(parseJson(`${entries.find(({ name }) => name === 'hs_context')?.value}`));
      const correlationId = jsonText(facts.correlationId);
      let isKept = false;
      for (let fresh = entries; ; ) {
        const outcome = navigator.onLine ? await sendNow(url, fresh, options) : NO_ANSWER;
        if (signal.aborted) return outcome;
        const values = isUnanswered(outcome) ? storableValues(entries) : null;
        if (!values) {
          settle(correlationId);
          return outcome;
        }
        if (!isKept) {
          isKept = true;
          // Before it can be found by others it is ours.
          if (!taken) hold(await claimSubmission(correlationId));
          waiting = { correlationId, values, facts: factsOf(facts) };
          queueSubmission(id, waiting);
          note.dispatch('queued');
        }
        await untilOnline();
        if (!signal.aborted) fresh = await freshen(fresh);
        if (signal.aborted) return outcome;
      }
    };

  /** Goes on with what an earlier page has left, as if the visitor had just pressed the button. */
  const resume = async () => {
    for (const { correlationId } of queuedSubmissions(id)) {
      const claim = await claimSubmission(correlationId);
      if (!claim) continue;
      // Meanwhile it may have been sent.
      const submission = queuedSubmissions(id).find((entry) => entry.correlationId === correlationId);
      if (!submission || signal.aborted) {
        claim();
        continue;
      }
      hold(claim);
      taken = submission;
      for (const { field, get, change } of store?.fields ?? []) {
        const value = submission.values[field.id];
        if (value !== undefined && value !== get().value) change(value);
      }
      if (!navigator.onLine) {
        note.dispatch('queued');
        await untilOnline();
        note.dispatch('');
      }
      if (!signal.aborted) element.querySelector('form')?.requestSubmit();
      return;
    }
  };

  return {
    join(joined) {
      store = joined;
      if (queuedSubmissions(id).length > 0) scope.add(listen(element, 'mountkit:forms:ready', () => void resume()));
    },
    facts: () => (taken ? { correlationId: taken.correlationId, ...taken.facts } : {}),
    carry: (send = sendSubmission) => carry(send),
    texts: { queued: QUEUED },
    css: NOTE_CSS,
    End: createNote(note),
  };
}
