import { describe, expect, it } from 'vitest';
import { createFieldState, type FieldEvent, type FieldState, isErrorVisible, reduceField } from './field-state';

const REFUSAL = { key: 'required', params: {} };
const NO_FLAGS = { focused: false, updating: false, touched: false, blurred: false, changed: false, asked: false };
const ALL_FLAGS = { focused: true, updating: true, touched: true, blurred: true, changed: true, asked: true };

const changed = (value: string, refusal: FieldState['refusal'] = null): FieldEvent => ({
  type: 'changed',
  value,
  refusal,
  serverMessage: '',
});

const after = (...events: FieldEvent[]) => events.reduce(reduceField, createFieldState('', REFUSAL));

describe('a new field', () => {
  it('holds its default value and what is wrong with it, and is untouched', () => {
    expect(createFieldState('x', REFUSAL)).toEqual({
      value: 'x',
      refusal: REFUSAL,
      serverMessage: '',
      input: NO_FLAGS,
    });
  });
});

describe('reduceField', () => {
  it.each<[FieldEvent, Partial<typeof NO_FLAGS>]>([
    [{ type: 'focused' }, { focused: true, touched: true }],
    [changed('a'), { touched: true, updating: true, changed: true }],
    [{ type: 'settled' }, { updating: false }],
    [{ type: 'asked' }, { asked: true, updating: false }],
    [{ type: 'reset' }, NO_FLAGS],
    [{ type: 'blurred' }, { blurred: true, focused: false, updating: false }],
    [{ type: 'refused', serverMessage: 'Taken.' }, {}],
  ])('sets the flags that %j is about and leaves the others', (event, flags) => {
    for (const input of [NO_FLAGS, ALL_FLAGS]) {
      const state: FieldState = { value: 'v', refusal: null, serverMessage: 's', input };
      expect(reduceField(state, event).input).toEqual({ ...input, ...flags });
    }
  });

  it('takes the new value with its judgement, and forgets what the server said of the old one', () => {
    const state = after(changed('a'), { type: 'refused', serverMessage: 'Taken.' });
    expect(state).toMatchObject({ value: 'a', refusal: null, serverMessage: 'Taken.' });
    expect(reduceField(state, changed('', REFUSAL))).toMatchObject({ value: '', refusal: REFUSAL, serverMessage: '' });
  });

  it.each<FieldEvent>([
    { type: 'focused' },
    { type: 'blurred' },
    { type: 'settled' },
    { type: 'refused', serverMessage: 'm' },
  ])('keeps value and judgement on %j', (event) => {
    expect(reduceField(after(changed('a', REFUSAL)), event)).toMatchObject({ value: 'a', refusal: REFUSAL });
  });

  it('keeps what the server said until the value changes', () => {
    const state = after({ type: 'refused', serverMessage: 'Taken.' }, { type: 'focused' }, { type: 'blurred' });
    expect(state.serverMessage).toBe('Taken.');
  });

  it('never changes the state it is given', () => {
    const state = Object.freeze({ ...createFieldState('a', null), input: Object.freeze({ ...ALL_FLAGS }) });
    for (const event of [{ type: 'focused' }, { type: 'blurred' }, { type: 'settled' }, changed('b')] as FieldEvent[]) {
      expect(() => reduceField(state, event)).not.toThrow();
    }
  });
});

describe('isErrorVisible', () => {
  const cases: readonly (readonly [string, FieldEvent[], boolean, boolean])[] = [
    ['nothing has happened', [], false, true],
    ['the visitor is in the field', [{ type: 'focused' }], false, true],
    ['the visitor has only passed through', [{ type: 'focused' }, { type: 'blurred' }], false, true],
    ['the visitor is typing', [{ type: 'focused' }, changed('a')], false, false],
    ['typing has paused', [{ type: 'focused' }, changed('a'), { type: 'settled' }], false, true],
    ['the visitor has typed and left', [{ type: 'focused' }, changed('a'), { type: 'blurred' }], true, true],
    [
      'the visitor has come back',
      [{ type: 'focused' }, changed('a'), { type: 'blurred' }, { type: 'focused' }],
      true,
      true,
    ],
    [
      'the visitor has come back and types',
      [changed('a'), { type: 'blurred' }, { type: 'focused' }, changed('b')],
      false,
      false,
    ],
    [
      'the visitor has come back and has paused',
      [changed('a'), { type: 'blurred' }, { type: 'focused' }, changed('b'), { type: 'settled' }],
      true,
      true,
    ],
  ];

  it.each(cases)('when %s', (_, events, before, afterAttempt) => {
    expect(isErrorVisible(after(...events))).toBe(before);
    expect(isErrorVisible(after({ type: 'asked' }, ...events))).toBe(afterAttempt);
  });
});
