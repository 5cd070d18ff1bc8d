import { describe, expect, it } from 'vitest';
import { type FormEvent, type FormState, INITIAL_FORM, isBusy, reduceForm } from './form-state';

const FAILURE = { type: 'SERVER_ERROR', message: '' };
const RESPONSE = { inlineMessage: 'Thanks', redirectUrl: '' };
const FULL: FormState = { attempted: true, requested: true, submitted: true, failure: FAILURE, response: RESPONSE };

describe('reduceForm', () => {
  it.each<[FormEvent, Partial<FormState>]>([
    [{ type: 'attempted' }, { attempted: true, failure: null }],
    [{ type: 'requested' }, { requested: true }],
    [
      { type: 'submitted', response: RESPONSE },
      { submitted: true, response: RESPONSE },
    ],
    [
      { type: 'failed', failure: FAILURE },
      { requested: false, failure: FAILURE },
    ],
  ])('on %j changes what it is about and nothing else', (event, changes) => {
    expect(reduceForm(INITIAL_FORM, event)).toEqual({ ...INITIAL_FORM, ...changes });
    expect(reduceForm(FULL, event)).toEqual({ ...FULL, ...changes });
  });

  it('goes from not attempted to submitted', () => {
    const path: FormEvent[] = [{ type: 'attempted' }, { type: 'requested' }, { type: 'submitted', response: RESPONSE }];
    expect(path.reduce(reduceForm, INITIAL_FORM)).toEqual({
      attempted: true,
      requested: true,
      submitted: true,
      failure: null,
      response: RESPONSE,
    });
  });

  it('can be submitted again after a failure, which is forgotten with the next attempt', () => {
    const failed = [{ type: 'attempted' }, { type: 'requested' }, { type: 'failed', failure: FAILURE }] as FormEvent[];
    const state = failed.reduce(reduceForm, INITIAL_FORM);
    expect(isBusy(state)).toBe(false);
    expect(state).toMatchObject({ attempted: true, failure: FAILURE });
    expect(reduceForm(state, { type: 'attempted' }).failure).toBeNull();
  });

  it('does not change the state it is given', () => {
    expect(() => reduceForm(Object.freeze({ ...FULL }), { type: 'attempted' })).not.toThrow();
    expect(INITIAL_FORM).toEqual({
      attempted: false,
      requested: false,
      submitted: false,
      failure: null,
      response: null,
    });
  });
});

describe('isBusy', () => {
  it.each([
    [false, false, false],
    [true, false, true],
    [false, true, true],
    [true, true, true],
  ])('with requested %s and submitted %s is %s', (requested, submitted, busy) => {
    expect(isBusy({ ...INITIAL_FORM, requested, submitted })).toBe(busy);
  });

  it('is false after an attempt alone', () => {
    expect(isBusy({ ...INITIAL_FORM, attempted: true })).toBe(false);
  });
});
