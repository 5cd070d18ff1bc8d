import { describe, expect, it } from 'vitest';
import { ENGLISH } from './english';
import { FAILURE_ENGLISH, REFUSED_ENGLISH, wordsOfFailure } from './english-failures';
import { FULL_FORM_ENGLISH } from './english-full-form';

describe('the words for a refused submission', () => {
  it('are the same in a form of every kind of field', () => {
    expect({ ...ENGLISH, ...FULL_FORM_ENGLISH }).toMatchObject(FAILURE_ENGLISH);
    expect(ENGLISH).toMatchObject(REFUSED_ENGLISH);
  });

  it.each([
    ['RECAPTCHA_VALIDATION_ERROR', FAILURE_ENGLISH.RECAPTCHA_VALIDATION_ERROR],
    ['OUT_OF_DATE', FAILURE_ENGLISH.OUT_OF_DATE],
    ['SUBMISSION_NOT_ALLOWED', FAILURE_ENGLISH.SUBMISSION_NOT_ALLOWED],
    ['FORM_NOT_PUBLISHED', FAILURE_ENGLISH.FORM_NOT_PUBLISHED],
    ['FORM_NEVER_EXISTED', FAILURE_ENGLISH.FORM_NOT_PUBLISHED],
    ['FORM_TYPE_MISMATCH', FAILURE_ENGLISH.SUBMISSION_NOT_ALLOWED],
    ['MISSING_SCOPE', FAILURE_ENGLISH.SUBMISSION_NOT_ALLOWED],
    ['SUBMISSION_PERIOD_ENDED', FAILURE_ENGLISH.SUBMISSION_NOT_ALLOWED],
    ['FILE_TOO_LARGE', 'Selected file is too large. Maximum allowed size is 100MB.'],
  ])('of %s are its own', (type, words) => {
    expect(wordsOfFailure(type, {})).toBe(words);
  });

  it.each(['TOO_MANY_REQUESTS', 'SERVER_ERROR', 'ODD', '', 'constructor', '__proto__'])(
    'of %j are the common ones',
    (type) => {
      expect(wordsOfFailure(type, {})).toBeUndefined();
    },
  );

  it('are those of the form where it has some, for the type itself before another of the same words', () => {
    const texts = { SUBMISSION_NOT_ALLOWED: 'Nein.', MISSING_SCOPE: 'Gesperrt.' };
    expect(wordsOfFailure('SUBMISSION_NOT_ALLOWED', texts)).toBe('Nein.');
    expect(wordsOfFailure('FORM_TYPE_MISMATCH', texts)).toBe('Nein.');
    expect(wordsOfFailure('MISSING_SCOPE', texts)).toBe('Gesperrt.');
  });
});
