import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldOf } from '../../testing/full-form';
import { ENGLISH } from '../texts/english';
import { readServerRefusals } from './server-refusals';

const FIELDS = [fieldOf('email'), fieldOf('seats'), fieldOf('name'), { ...fieldOf('name'), id: '0-2/name' }];
const read = (body: object) => readServerRefusals(body as Record<string, unknown>, FIELDS, ENGLISH);
const refused = (fieldId: string, key: string, params: object = {}) => ({
  fieldId,
  refusal: { key, params },
  serverMessage: '',
});

describe('what a server says of single fields', () => {
  it("reaches a field by its id, or else every field of the name, in the server's words", () => {
    const result = (fieldName: string) => ({ fieldName, localizedVisitorErrorMessage: 'Not this one.' });
    const said = (fieldId: string) => ({ fieldId, refusal: null, serverMessage: 'Not this one.' });
    const validationResults = [result('0-2/name'), result('email'), result('other')];
    expect(read({ validationResults })).toEqual([said('0-2/name'), said('email')]);
    const companies = [fieldOf('city'), fieldOf('city')].map((field, index) => ({ ...field, id: `0-${index}/city` }));
    expect(readServerRefusals({ validationResults: [result('city')] }, companies, ENGLISH)).toEqual([
      said('0-0/city'),
      said('0-1/city'),
    ]);
  });

  it.each([
    ['REQUIRED_FIELD', "Error in 'fields.email'. Required field 'email' is missing", refused('email', 'required')],
    ['INVALID_EMAIL', "Error in 'fields.email'. Invalid email address", refused('email', 'invalidEmail')],
    [
      'MAX_NUMBER',
      "Error in 'fields.seats'. Number must be at most 50",
      refused('seats', 'invalidNumberRangeTooLarge', { max: 50 }),
    ],
    [
      'BLOCKED_EMAIL',
      "Error in 'fields.email'. Addresses of rival.example are blocked",
      refused('email', 'manuallyBlockedEmailDomain', { domain: 'rival.example' }),
    ],
    ['REQUIRED_FIELD', "Error in 'fields.0-2/name'. Missing", refused('0-2/name', 'required')],
    ['INVALID_EMAIL_FORMAT', "Error in 'fields.email'. No", refused('email', 'invalidEmailFormat')],
    ['INVALID_PHONE_FORMAT', "Error in 'fields.name'. No", refused('name', 'phoneInvalidCharacters')],
    ['INVALID_NUMBER', "Error in 'fields.seats'. No", refused('seats', 'invalidNumber')],
    ['MIN_NUMBER', "Error in 'fields.seats'. At least 3", refused('seats', 'invalidNumberRangeTooSmall', { min: 3 })],
    ['NUMBER_OUT_OF_RANGE', "Error in 'fields.seats'. No", refused('seats', 'numberOutOfRange')],
    ['INVALID_DATE', "Error in 'fields.name'. No", refused('name', 'invalidDate')],
    ['FILE_TOO_LARGE', "Error in 'fields.name'. No", refused('name', 'fileTooLarge')],
    ['INPUT_TOO_LARGE', "Error in 'fields.name'. At most 80", refused('name', 'inputTooLarge', { length: 80 })],
  ])('%s in %j is our own message with its values', (errorType, message, expected) => {
    expect(read({ errors: [{ errorType, message }] })).toEqual([expected]);
  });

  it('speaks in its own words where ours want a value that it does not tell, or there are none of ours', () => {
    const errors = [
      { errorType: 'MAX_NUMBER', message: "Error in 'fields.seats'. Too many" },
      { errorType: 'VALUE_NOT_IN_FIELD_DEFINITION', message: "Error in 'fields.name'. No such choice" },
    ];
    expect(read({ errors })).toEqual([
      { fieldId: 'seats', refusal: null, serverMessage: 'Too many' },
      { fieldId: 'name', refusal: null, serverMessage: 'No such choice' },
    ]);
  });

  it('is known by its type where the server has no words for the visitor', () => {
    const validationResults = [
      { fieldName: 'email', formSubmissionValidationType: 'REQUIRED_FIELD', localizedVisitorErrorMessage: '' },
      { fieldName: 'seats', formSubmissionValidationType: 'REQUIRED_FIELD', localizedVisitorErrorMessage: 'Seats!' },
      { fieldName: 'name', formSubmissionValidationType: 'ODD' },
    ];
    expect(read({ validationResults })).toEqual([
      { fieldId: 'seats', refusal: null, serverMessage: 'Seats!' },
      refused('email', 'required'),
    ]);
  });

  it('is nothing where no field of the form is named', () => {
    expect(read({ errors: [{ errorType: 'REQUIRED_FIELD', message: "Error in 'fields.other'. Missing" }] })).toEqual(
      [],
    );
    expect(read({ errors: [{ errorType: 'FORM_HAS_RECAPTCHA_ENABLED', message: 'No.' }] })).toEqual([]);
  });

  it('is read without an accident from anything', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (errors, validationResults) => {
        expect(Array.isArray(read({ errors, validationResults }))).toBe(true);
      }),
    );
  });
});
