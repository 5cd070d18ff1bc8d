import { describe, expect, it } from 'vitest';
import { failureDetail } from './submission-failure';

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
