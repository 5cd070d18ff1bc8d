import type { Clock, Disposer } from '@mountkit/core';
import { validateValue } from '../../logic/rules/rules';
import type { FieldState } from '../../logic/state/field-state';
import { isBusy } from '../../logic/state/form-state';
import type { FieldCell, FormStore } from '../../logic/state/store';
import type { EmailAnswer, EmailVerdict } from '../../logic/submission/judge-email';

/** Specification 2 section 9, 'Email check debounce': milliseconds. */
const DEBOUNCE = 500;

/** What the check of one field works with. */
export interface EmailCheckParts {
  readonly cell: FieldCell;
  readonly form: FormStore['form'];
  readonly clock: Pick<Clock, 'after'>;
  /** When the provider may be asked now. */
  readonly mode: () => 'live' | 'blur' | 'off';
  /** Asks about an address. Null, or a rejection, where there is no answer. */
  readonly ask: (email: string, signal: AbortSignal) => Promise<EmailAnswer | null>;
  readonly judge: (email: string, answer: EmailAnswer) => EmailVerdict;
}

/** Whether the visitor has given an address, and nothing is wrong with it as far as we know. */
function isInOrder({ field, get }: FieldCell): boolean {
  const { value, refusal, serverMessage, shown, input } = get();
  const isGiven = value.trim() !== '' && input.changed && shown !== false;
  // Where values are not checked while they are typed, the state knows of no refusal yet.
  return isGiven && !refusal && !serverMessage && validateValue(field, value) === null;
}

/**
 * Asks the provider about the address in a field when nothing else is wrong with it, and tells its cell what was found.
 * No submission waits for it, and a failure says nothing against an address: specification 2 section 5.
 */
export function checkEmail({ cell, form, clock, mode, ask, judge }: EmailCheckParts): Disposer {
  let before: FieldState | undefined;
  let endPause: Disposer = () => {};
  let request: AbortController | undefined;

  const requestState = () => cell.get().validationRequest ?? 'notRequested';

  const cancel = () => {
    endPause();
    request?.abort();
    request = undefined;
    if (requestState() === 'requested') cell.dispatch({ type: 'informed', validationRequest: 'notRequested' });
  };

  /** Nothing is known of the value any more. */
  const forget = () => {
    cancel();
    const hasInfos = (cell.get().infos ?? []).length > 0;
    if (hasInfos || requestState() !== 'notRequested') {
      cell.dispatch({ type: 'informed', infos: [], validationRequest: 'notRequested' });
    }
  };

  const start = async () => {
    if (requestState() !== 'notRequested' || mode() === 'off' || isBusy(form.get()) || !isInOrder(cell)) return;
    const email = cell.get().value.trim();
    const own = new AbortController();
    request = own;
    cell.dispatch({ type: 'informed', validationRequest: 'requested' });
    const answer = await ask(email, own.signal).catch(() => null);
    // The value has changed, or the form is sent.
    if (request !== own) return;
    request = undefined;
    if (!answer) {
      cell.dispatch({ type: 'informed', validationRequest: 'failed' });
      return;
    }
    const { refusal, infos } = judge(email, answer);
    cell.dispatch({ type: 'informed', infos, validationRequest: 'succeeded' });
    if (refusal && !cell.get().refusal) cell.dispatch({ type: 'refused', refusal });
  };

  const follow = () => {
    const state = cell.get();
    const { value, input, shown } = before ?? { value: null, input: { focused: false }, shown: true };
    before = state;
    if (state.value !== value) {
      forget();
      if (state.input.changed && mode() === 'live') endPause = clock.after(DEBOUNCE, () => void start());
    } else if (state.shown === false && shown !== false) forget();
    else if (input.focused && !state.input.focused && mode() === 'blur') void start();
  };

  const stops = [
    cancel,
    cell.subscribe(follow),
    form.subscribe(() => {
      if (isBusy(form.get())) cancel();
    }),
  ];
  follow();
  return () => {
    for (const stop of stops) stop();
  };
}
