import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { failureOf, readSubmissionAnswer } from './submission-answer';

const EMPTY = { inlineMessage: '', redirectUrl: '' };
const FULL = {
  inlineMessage: '<p>Thanks</p>',
  redirectUrl: 'https://example.com/',
};

describe('an accepted submission', () => {
  it('is read from the root of the body', () => {
    expect(readSubmissionAnswer(200, FULL)).toEqual({ accepted: true, response: FULL });
  });

  it('is read from a body that wraps the keys in data', () => {
    expect(readSubmissionAnswer(200, { data: FULL, status: 'ok' })).toEqual({ accepted: true, response: FULL });
  });

  it.each([{}, { data: null }, { data: {} }, { inlineMessage: null, redirectUrl: {} }])(
    'may say nothing: %j',
    (body) => {
      expect(readSubmissionAnswer(200, body)).toMatchObject({ accepted: true, response: EMPTY });
    },
  );

  it('is kept with what it says beside', () => {
    const body = { automaticLinker: true, conversionId: 'c-1', localizedVisitorWarningMessage: 'Mind the gap.' };
    expect(readSubmissionAnswer(200, { data: body })).toEqual({ accepted: true, response: { ...EMPTY, ...body } });
  });

  it('may say redirectUri where others say redirectUrl', () => {
    const redirectUri = 'https://example.com/';
    expect(readSubmissionAnswer(200, { redirectUri })).toMatchObject({ response: { redirectUrl: redirectUri } });
    expect(readSubmissionAnswer(200, { redirectUri: 'b', redirectUrl: 'a' })).toMatchObject({
      response: { redirectUrl: 'a' },
    });
  });

  it('reads keys at the root also where data is null', () => {
    expect(readSubmissionAnswer(200, { inlineMessage: 'Hi', data: null })).toMatchObject({
      response: { inlineMessage: 'Hi' },
    });
  });

  it.each([200, 201, 204, 299])('may come with status %i', (status) => {
    expect(readSubmissionAnswer(status, {}).accepted).toBe(true);
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
    expect(readSubmissionAnswer(200, json)).toEqual(failureOf('SERVER_ERROR'));
  });

  it.each([199, 300, 302, 400, 404, 500, 503])('is one with status %i and a page of HTML', (status) => {
    expect(readSubmissionAnswer(status, undefined)).toMatchObject(failureOf('SERVER_ERROR'));
  });
});

describe('a refused submission', () => {
  it('carries its type and the words for the visitor', () => {
    expect(
      readSubmissionAnswer(400, {
        formSubmissionError: 'BLOCKED_EMAIL',
        localizedVisitorErrorMessage: 'Not this one.',
      }),
    ).toMatchObject({
      accepted: false,
      failure: { type: 'BLOCKED_EMAIL', message: 'Not this one.' },
    });
  });

  it('is read from data as well', () => {
    expect(
      readSubmissionAnswer(400, { data: { formSubmissionError: 'OUT_OF_DATE', localizedVisitorErrorMessage: 'Old.' } }),
    ).toMatchObject({ failure: { type: 'OUT_OF_DATE', message: 'Old.' } });
  });

  it('is read from the first of its errors where nothing else names the type', () => {
    expect(
      readSubmissionAnswer(400, { errors: [{ errorType: 'FORM_NEVER_EXISTED' }, { errorType: 'x' }] }),
    ).toMatchObject({
      failure: { type: 'FORM_NEVER_EXISTED', message: '' },
    });
    expect(readSubmissionAnswer(400, { formSubmissionError: 'A', errors: [{ errorType: 'B' }] })).toMatchObject({
      failure: { type: 'A' },
    });
  });

  it('shows the words of the server only together with a type', () => {
    expect(readSubmissionAnswer(500, { localizedVisitorErrorMessage: 'stack trace' })).toMatchObject({
      failure: { type: 'SERVER_ERROR', message: '' },
    });
  });

  it('counts as too many requests with status 429, whatever the body', () => {
    for (const body of [undefined, null, {}, { formSubmissionError: 'SERVER_ERROR' }, []]) {
      expect(readSubmissionAnswer(429, body)).toMatchObject({
        accepted: false,
        failure: { type: 'TOO_MANY_REQUESTS' },
      });
    }
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
  it('is judged, with texts where texts are meant', () => {
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(200, 400, 429, 500), fc.integer()), fc.jsonValue(), (status, json) => {
        const outcome = readSubmissionAnswer(status, json);
        if (outcome.accepted) {
          expect(status).toBeGreaterThanOrEqual(200);
          expect(status).toBeLessThan(300);
          expect(typeof outcome.response.inlineMessage).toBe('string');
          expect(typeof outcome.response.redirectUrl).toBe('string');
        } else {
          expect(outcome.failure.type).not.toBe('');
          expect(typeof outcome.failure.message).toBe('string');
        }
      }),
    );
  });
});
