import { describe, expect, it } from 'vitest';
import { errorTypeOf, type FormDefinition, fieldErrorMessage, parseDefinition, validateValues } from './rules';

const { definition } = parseDefinition({
  form: {
    formFieldGroups: [
      { fields: [{ name: 'email', required: true }] },
      { fields: [{ name: 'name', objectTypeId: '0-2', required: true }, { name: 'city' }] },
    ],
  },
});

const check = (values: Record<string, string>) => validateValues(definition as FormDefinition, values);

describe('validateValues', () => {
  it('finds nothing wrong with good values', () => {
    expect(check({ email: 'a@b.co', '0-2/name': 'Acme' })).toEqual([]);
  });

  it('refuses what is missing, in the order of the form, by field id and name', () => {
    expect(check({})).toEqual([
      { key: 'required', params: {}, fieldId: 'email', name: 'email' },
      { key: 'required', params: {}, fieldId: '0-2/name', name: 'name' },
    ]);
  });

  it('looks for values under the id of the field, not its name', () => {
    expect(check({ email: 'a@b.co', name: 'Acme' }).map(({ fieldId }) => fieldId)).toEqual(['0-2/name']);
  });

  it('ignores values that belong to no field', () => {
    expect(check({ email: 'a@b.co', '0-2/name': 'Acme', other: 'x' })).toEqual([]);
  });

  it('checks the format', () => {
    expect(check({ email: 'a', '0-2/name': 'Acme' })).toEqual([
      { key: 'invalidEmailFormat', params: {}, fieldId: 'email', name: 'email' },
    ]);
  });
});

describe('what a server says of a refusal', () => {
  it('is the English text, filled', () => {
    expect(fieldErrorMessage('required')).toBe('Please complete this required field.');
    expect(fieldErrorMessage('inputTooLarge', { length: 5 })).toBe('Please use fewer than 5 characters.');
  });

  it('comes with a message code', () => {
    expect(errorTypeOf('required')).toBe('REQUIRED_FIELD');
  });
});
