import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_ANSWER, readSubmissionAnswer } from './submission-answer';

const BODY = { inlineMessage: '<p>Thanks</p>', redirectUrl: 'https://example.com/', automaticLinker: true };

describe('an accepted submission', () => {
  it('is read from the root of the body', () => {
    expect(readSubmissionAnswer(200, BODY)).toEqual({ accepted: true, status: 200, body: BODY });
    expect(readSubmissionAnswer(200, { ...BODY, data: null })).toMatchObject({ accepted: true, body: BODY });
  });

  it('is read from a body that wraps the keys in data', () => {
    expect(readSubmissionAnswer(200, { data: BODY, status: 'ok' })).toMatchObject({ accepted: true, body: BODY });
  });

  it.each([{}, { data: null }, { data: {} }, { inlineMessage: null, redirectUrl: {} }])(
    'may say nothing: %j',
    (body) => {
      expect(readSubmissionAnswer(200, body).accepted).toBe(true);
    },
  );

  it.each([200, 201, 204, 299])('may come with status %i', (status) => {
    expect(readSubmissionAnswer(status, {}).accepted).toBe(true);
  });

  it('needs no body where there can be none', () => {
    expect(readSubmissionAnswer(204, undefined)).toEqual({ accepted: true, status: 204, body: {} });
  });
});

describe('a submission that may have been lost', () => {
  it.each<[string, unknown]>([
    ['null', null],
    ['no JSON at all', undefined],
    ['a list', []],
    ['a text', 'ok'],
    ['a number', 1],
  ])('is one that a good status answers with %s', (_, json) => {
    expect(readSubmissionAnswer(200, json)).toEqual(NO_ANSWER);
  });

  it.each([199, 300, 302, 400, 404, 500, 503])('is one with status %i and a page of HTML', (status) => {
    expect(readSubmissionAnswer(status, undefined)).toEqual({ accepted: false, status, body: {} });
  });
});

describe('a refused submission', () => {
  it.each<[string, object]>([
    ['says so', { accepted: false }],
    ['says so in its data', { data: { accepted: false } }],
    ['says so beside its data', { accepted: false, data: {} }],
    ['names an error', { formSubmissionError: 'OUT_OF_DATE' }],
    ['names an error in its data', { data: { formSubmissionError: 'OUT_OF_DATE' } }],
  ])('may be answered with a good status that %s', (_, json) => {
    expect(readSubmissionAnswer(200, json)).toMatchObject({ accepted: false, status: 200 });
  });

  it('is not one that is said to be accepted', () => {
    expect(readSubmissionAnswer(200, { accepted: true, formSubmissionError: '' }).accepted).toBe(true);
  });

  it('keeps all that the server says, for the fields to be told', () => {
    const body = { validationResults: [{ fieldName: 'email', localizedVisitorErrorMessage: 'Taken.' }] };
    expect(readSubmissionAnswer(400, body)).toMatchObject({ body });
    expect(readSubmissionAnswer(400, { data: body })).toMatchObject({ body });
  });

  it.each<[unknown]>([[null], ['x'], [{}], [[null, 'x', 5, []]]])(
    'survives validation results that are %j',
    (results) => {
      expect(readSubmissionAnswer(400, { validationResults: results, errors: results }).accepted).toBe(false);
    },
  );
});

describe('any answer', () => {
  it('is judged, and only a good status accepts', () => {
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(200, 400, 429, 500), fc.integer()), fc.jsonValue(), (status, json) => {
        const { accepted, body = {} } = readSubmissionAnswer(status, json);
        expect(typeof body).toBe('object');
        if (accepted) expect(Math.floor(status / 100)).toBe(2);
      }),
    );
  });
});
