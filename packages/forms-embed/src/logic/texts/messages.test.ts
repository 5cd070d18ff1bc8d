import { describe, expect, it } from 'vitest';
import { createMessages, errorTypeOf } from './messages';

describe('createMessages', () => {
  it.each([
    ['required', 'Please complete this required field.'],
    ['invalidEmailFormat', 'Email must be formatted correctly.'],
    ['invalidEmail', 'Please enter a valid email address.'],
    ['MISSING_REQUIRED_FIELDS', 'Please complete all required fields.'],
    ['BLOCKED_EMAIL', 'Please change your email address to continue.'],
    ['TOO_MANY_REQUESTS', 'There was an issue submitting your form. Please wait a few seconds and try again.'],
    ['submitText', 'Submit'],
    ['formIsSubmitting', 'Form is submitting'],
  ])('says %s in English, word for word', (key, words) => {
    expect(createMessages().of(key)).toBe(words);
  });

  it('fills the values into a message', () => {
    expect(createMessages().of('inputTooLarge', { length: 65_536 })).toBe('Please use fewer than 65536 characters.');
  });

  it("puts the page's own texts before English, and fills them too", () => {
    const { of } = createMessages({ required: 'Bitte ausfüllen.', inputTooLarge: 'Höchstens {{length}}.' }, 'de');
    expect(of('required')).toBe('Bitte ausfüllen.');
    expect(of('inputTooLarge', { length: 9 })).toBe('Höchstens 9.');
    expect(of('invalidEmailFormat')).toBe('Email must be formatted correctly.');
  });

  it('lets the page say nothing where it wants to', () => {
    expect(createMessages({ submitText: '' }).of('submitText')).toBe('');
  });

  it('marks a text that is missing with locale and key', () => {
    expect(createMessages({}, 'pt-br').of('unheardOf')).toBe('[Missing Translation: pt-br.unheardOf]');
    expect(createMessages().of('unheardOf')).toBe('[Missing Translation: en.unheardOf]');
  });

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])('has no text for %s', (key) => {
    expect(createMessages().of(key)).toBe(`[Missing Translation: en.${key}]`);
  });
});

describe('the text of a failed submission', () => {
  it('is the one of its type', () => {
    expect(createMessages().ofFailure('BLOCKED_EMAIL')).toBe('Please change your email address to continue.');
    expect(createMessages({ FORM_NOT_PUBLISHED: 'Gone.' }).ofFailure('FORM_NOT_PUBLISHED')).toBe('Gone.');
  });

  it.each(['SERVER_ERROR', 'OUT_OF_DATE', 'unheardOf', '', 'constructor'])(
    'is the common one for %j, which has no words of its own',
    (type) => {
      const { of, ofFailure } = createMessages();
      expect(ofFailure(type)).toBe(of('TOO_MANY_REQUESTS'));
      expect(createMessages({ TOO_MANY_REQUESTS: 'Later.' }).ofFailure(type)).toBe('Later.');
    },
  );
});

describe('errorTypeOf', () => {
  it.each([
    ['required', 'REQUIRED_FIELD'],
    ['invalidEmailFormat', 'INVALID_EMAIL_FORMAT'],
    ['inputTooLarge', 'inputTooLarge'],
    ['numberOutOfRange', 'numberOutOfRange'],
  ])('answers for the key %s the code %s', (key, type) => {
    expect(errorTypeOf(key)).toBe(type);
  });
});
