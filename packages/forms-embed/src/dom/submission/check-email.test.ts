import { describe, expect, it, vi } from 'vitest';
import { settleMicrotasks } from '../../../../core/src/testing/page';
import { parseTextForm } from '../../logic/definition/parse-text-form';
import { createFormStore, type FieldCell } from '../../logic/state/store';
import type { EmailAnswer, EmailVerdict } from '../../logic/submission/judge-email';
import { createManualClock } from '../../testing/manual-clock';
import { checkEmail } from './check-email';

const ANSWER: EmailAnswer = { success: true, emailShouldResubscribe: false, emailFree: false, emailSuggestion: '' };
const INVALID = { key: 'invalidEmail', params: {} };
const OPT_IN = { key: 'resubscribeMessage', params: {} };

interface Question {
  readonly email: string;
  readonly signal: AbortSignal;
  readonly answer: (answer: EmailAnswer | null) => Promise<void>;
  readonly fail: () => Promise<void>;
}

/** Starts the check of a form of one email field. */
function start(verdict: EmailVerdict = { refusal: null, infos: [] }, first: 'live' | 'blur' | 'off' = 'live') {
  const definition = parseTextForm({ form: { formFieldGroups: [{ fields: [{ name: 'email' }] }] } }, () => false);
  if (!definition) throw new Error('the definition could not be read');
  const clock = createManualClock();
  const store = createFormStore(definition, clock);
  const cell = store.fields[0] as FieldCell;
  const questions: Question[] = [];
  let mode = first;
  const judge = vi.fn(() => verdict);
  const stop = checkEmail({
    cell,
    form: store.form,
    clock,
    mode: () => mode,
    ask: (email, signal) =>
      new Promise((resolve, reject) => {
        questions.push({
          email,
          signal,
          answer(answer) {
            resolve(answer);
            return settleMicrotasks();
          },
          fail() {
            reject(new Error('no network'));
            return settleMicrotasks();
          },
        });
      }),
    judge,
  });
  return {
    cell,
    form: store.form,
    clock,
    judge,
    stop,
    questions,
    question: (index: number) => questions[index] as Question,
    setMode: (next: typeof mode) => {
      mode = next;
    },
    /** Types an address and lets half a second pass. */
    ask(email: string) {
      cell.change(email);
      clock.pass(500);
    },
    blur() {
      cell.dispatch({ type: 'focused' });
      cell.dispatch({ type: 'blurred' });
    },
    state: () => cell.get().validationRequest ?? 'notRequested',
  };
}

describe('an address that is typed', () => {
  it('is asked about 500 ms after the last change, trimmed, and once', () => {
    const { cell, clock, questions, question, state } = start();
    cell.change(' ada@example.or');
    clock.pass(499);
    cell.change(' ada@example.org ');
    clock.pass(499);
    expect(questions).toEqual([]);
    expect(state()).toBe('notRequested');
    clock.pass(1);
    expect(questions).toHaveLength(1);
    expect(question(0).email).toBe('ada@example.org');
    expect(state()).toBe('requested');
    clock.pass(60_000);
    expect(questions).toHaveLength(1);
  });

  it.each(['', '  ', 'ada', 'ada@example', 'a b@c.de'])('is not asked about if it is %j', (email) => {
    const { ask, questions } = start();
    ask(email);
    expect(questions).toEqual([]);
  });

  it('is not asked about while a rule of any kind refuses it', () => {
    const { cell, clock, questions } = start();
    cell.change('ada@example.org');
    cell.dispatch({ type: 'refused', refusal: { key: 'custom', params: {} } });
    clock.pass(500);
    cell.change('ada@example.net');
    cell.dispatch({ type: 'refused', serverMessage: 'No.' });
    clock.pass(500);
    expect(questions).toEqual([]);
  });

  it('is not asked about where values are not checked live and it is none', () => {
    const { cell, clock, questions } = start();
    cell.dispatch({ type: 'changed', value: 'ada', refusal: null, serverMessage: '' });
    clock.pass(500);
    expect(questions).toEqual([]);
  });

  it('is not asked about when its field went out of sight', () => {
    const { cell, clock, questions } = start();
    cell.change('ada@example.org');
    cell.dispatch({ type: 'shown', shown: false });
    clock.pass(500);
    expect(questions).toEqual([]);
  });

  it('is not asked about when the form is being sent', () => {
    const { cell, form, clock, questions } = start();
    cell.change('ada@example.org');
    form.dispatch({ type: 'requested' });
    clock.pass(500);
    expect(questions).toEqual([]);
  });

  it('was typed before the check came, and is asked about all the same', () => {
    const { cell, clock, stop, form } = start();
    stop();
    cell.change('ada@example.org');
    const ask = vi.fn(() => Promise.resolve(null));
    checkEmail({ cell, form, clock, mode: () => 'live', ask, judge: () => ({ refusal: null, infos: [] }) });
    clock.pass(500);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is not the visitor own where a field was reset', () => {
    const { cell, clock, questions } = start();
    cell.change('ada@example.org');
    cell.dispatch({ type: 'reset' });
    clock.pass(500);
    expect(questions).toEqual([]);
  });
});

describe('an answer', () => {
  it('refuses the address until it changes', async () => {
    const { ask, question, cell, state, judge } = start({ refusal: INVALID, infos: [] });
    ask('ada@example.org');
    await question(0).answer(ANSWER);
    expect(judge).toHaveBeenCalledWith('ada@example.org', ANSWER);
    expect(cell.get().refusal).toEqual(INVALID);
    expect(state()).toBe('succeeded');
    cell.dispatch({ type: 'blurred' });
    cell.dispatch({ type: 'asked' });
    expect(cell.get().refusal).toEqual(INVALID);
    cell.change('ada@example.net');
    expect(cell.get().refusal).toBeNull();
    expect(state()).toBe('notRequested');
  });

  it('tells what is worth knowing until the address changes', async () => {
    const { ask, question, cell } = start({ refusal: null, infos: [OPT_IN] });
    ask('ada@example.org');
    expect(cell.get().infos ?? []).toEqual([]);
    await question(0).answer(ANSWER);
    expect(cell.get()).toMatchObject({ refusal: null, infos: [OPT_IN] });
    cell.change('ada@example.orgs');
    expect(cell.get().infos).toEqual([]);
  });

  it('that is none, or does not come, says nothing against the address, and is not asked for again', async () => {
    const { ask, question, cell, clock, blur, state, judge, questions } = start({ refusal: INVALID, infos: [OPT_IN] });
    ask('ada@example.org');
    await question(0).answer(null);
    expect(state()).toBe('failed');
    ask('ada@example.net');
    await question(1).fail();
    expect(state()).toBe('failed');
    expect(judge).not.toHaveBeenCalled();
    expect(cell.get()).toMatchObject({ refusal: null, infos: [] });
    blur();
    clock.pass(60_000);
    expect(questions).toHaveLength(2);
  });

  it('to an older address is not heard, whichever comes first', async () => {
    const { ask, question, cell, judge, state } = start({ refusal: INVALID, infos: [] });
    ask('ada@example.org');
    ask('ada@example.net');
    expect([question(0).signal.aborted, question(1).signal.aborted]).toEqual([true, false]);
    await question(1).answer(ANSWER);
    await question(0).answer(ANSWER);
    expect(judge.mock.calls).toEqual([['ada@example.net', ANSWER]]);
    expect(cell.get().refusal).toEqual(INVALID);
    expect(state()).toBe('succeeded');
  });

  it('to an older address is not heard after a failure of the newer', async () => {
    const { ask, question, cell, state } = start({ refusal: INVALID, infos: [] });
    ask('ada@example.org');
    ask('ada@example.net');
    await question(0).answer(ANSWER);
    await question(1).fail();
    expect(cell.get().refusal).toBeNull();
    expect(state()).toBe('failed');
  });

  it('leaves another refusal that has come meanwhile where it is', async () => {
    const { ask, question, cell } = start({ refusal: INVALID, infos: [] });
    ask('ada@example.org');
    const custom = { key: 'custom', params: { message: 'No.' } };
    cell.dispatch({ type: 'refused', refusal: custom });
    await question(0).answer(ANSWER);
    expect(cell.get().refusal).toEqual(custom);
  });

  it('is not waited for when the form is sent', async () => {
    const { ask, question, form, cell, state, judge } = start({ refusal: INVALID, infos: [OPT_IN] });
    ask('ada@example.org');
    form.dispatch({ type: 'requested' });
    expect(question(0).signal.aborted).toBe(true);
    expect(state()).toBe('notRequested');
    await question(0).answer(ANSWER);
    expect(judge).not.toHaveBeenCalled();
    expect(cell.get().refusal).toBeNull();
  });
});

describe('an address that is left', () => {
  it('is asked about then, once, where the page says so', async () => {
    const { ask, blur, question, questions } = start(undefined, 'blur');
    ask('ada@example.org');
    expect(questions).toEqual([]);
    blur();
    expect(questions).toHaveLength(1);
    await question(0).answer(ANSWER);
    blur();
    expect(questions).toHaveLength(1);
    ask('ada@example.net');
    blur();
    expect(questions).toHaveLength(2);
  });

  it('is not asked about when nobody has changed it', () => {
    const { blur, cell, questions } = start(undefined, 'blur');
    cell.dispatch({ type: 'changed', value: 'ada@example.org', refusal: null, serverMessage: '' });
    cell.dispatch({ type: 'reset' });
    blur();
    expect(questions).toEqual([]);
  });

  it('is asked about no earlier and no more often where it is checked live', () => {
    const { cell, clock, blur, questions } = start();
    cell.change('ada@example.org');
    blur();
    expect(questions).toEqual([]);
    clock.pass(500);
    blur();
    expect(questions).toHaveLength(1);
  });
});

describe('a check that is off', () => {
  it('asks nothing', () => {
    const { ask, blur, questions } = start(undefined, 'off');
    ask('ada@example.org');
    blur();
    expect(questions).toEqual([]);
  });

  it('asks nothing even if it was on when the address was typed', () => {
    const { cell, clock, setMode, questions } = start();
    cell.change('ada@example.org');
    setMode('off');
    clock.pass(500);
    expect(questions).toEqual([]);
  });

  it('can be on again', () => {
    const { ask, setMode, questions } = start(undefined, 'off');
    ask('ada@example.org');
    setMode('live');
    ask('ada@example.net');
    expect(questions.map(({ email }) => email)).toEqual(['ada@example.net']);
  });
});

it('the end of a check leaves no timer, no request and no listener', async () => {
  const first = start();
  first.cell.change('ada@example.org');
  // The other timer is the field's own.
  expect(first.clock.pending()).toBe(2);
  first.stop();
  expect(first.clock.pending()).toBe(1);
  first.ask('ada@example.net');
  expect(first.questions).toEqual([]);

  const second = start({ refusal: INVALID, infos: [OPT_IN] });
  second.ask('ada@example.org');
  second.stop();
  expect(second.question(0).signal.aborted).toBe(true);
  await second.question(0).answer(ANSWER);
  expect(second.cell.get().refusal).toBeNull();
});
