import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { failureDetail } from './failure-detail';
import { readFailure } from './submission-failure';

describe('what pages are told of a failed submission', () => {
  it.each([
    'MISSING_REQUIRED_FIELDS',
    'BLOCKED_EMAIL',
    'TOO_MANY_REQUESTS',
    'SERVER_ERROR',
    'RECAPTCHA_VALIDATION_ERROR',
    'OUT_OF_DATE',
    'SUBMISSION_NOT_ALLOWED',
    'FORM_NOT_PUBLISHED',
    'FORM_NEVER_EXISTED',
    'MISSING_SCOPE',
    'FORM_TYPE_MISMATCH',
    'FILE_TOO_LARGE',
    'SUBMISSION_PERIOD_ENDED',
    'RATE_LIMIT_EXCEEDED',
    'SUBMISSION_FAILURE',
    'UNKNOWN_FORM_ERROR',
  ])('has the code %s', (type) => {
    expect(failureDetail({ type, message: 'x' })).toEqual({ code: type, message: 'x' });
  });

  it.each(['FORM_HAS_RECAPTCHA_ENABLED', 'INVALID_HUTK', 'constructor', '0'])(
    'has the common code, and beside it what the server says: %s',
    (type) => {
      expect(failureDetail({ type, message: '' })).toEqual({
        code: 'SUBMISSION_FAILURE',
        message: '',
        errorType: type,
      });
    },
  );
});

describe('why a submission was refused', () => {
  const read = (body?: Record<string, unknown>, status = 400) =>
    readFailure({ accepted: false, status, ...(body && { body }) });

  it('is said by a type and words for the visitor', () => {
    expect(read({ formSubmissionError: 'BLOCKED_EMAIL', localizedVisitorErrorMessage: 'Not this one.' })).toEqual({
      type: 'BLOCKED_EMAIL',
      message: 'Not this one.',
    });
  });

  it('is read from the first of its errors where nothing else names the type', () => {
    expect(read({ errors: [{ errorType: 'FORM_NEVER_EXISTED' }, { errorType: 'x' }] }).type).toBe('FORM_NEVER_EXISTED');
    expect(read({ errorType: 'A', errors: [{ errorType: 'B' }] }).type).toBe('A');
    expect(read({ formSubmissionError: 'A', errors: [{ errorType: 'B' }] }).type).toBe('A');
  });

  it('shows the words of the server only together with a type', () => {
    expect(read({ localizedVisitorErrorMessage: 'stack trace' }, 500)).toEqual({ type: 'SERVER_ERROR', message: '' });
  });

  it('is too many requests with status 429, whatever the body', () => {
    for (const body of [undefined, {}, { formSubmissionError: 'SERVER_ERROR' }]) {
      expect(read(body, 429).type).toBe('TOO_MANY_REQUESTS');
    }
  });

  it('is a fault of the server where no answer came', () => {
    expect(readFailure({ accepted: false })).toEqual({ type: 'SERVER_ERROR', message: '' });
  });

  it('is a type and words, whatever was answered', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.dictionary(fc.constantFrom('errors', 'errorType', 'formSubmissionError'), fc.jsonValue()),
        (status, body) => {
          const { type, message } = readFailure({ accepted: false, status, body });
          expect(type).not.toBe('');
          expect(typeof message).toBe('string');
        },
      ),
    );
  });
});
