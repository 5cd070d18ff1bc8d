import { describe, expect, it } from 'vitest';
import {
  errorTypeOf,
  type FormDefinition,
  fieldErrorMessage,
  fieldsOf,
  parseDefinition,
  validateValues,
} from './rules';

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

describe('validateValues of a form of all kinds', () => {
  const consent = { communicationConsentCheckboxes: [{ communicationTypeId: 7, label: 'News', required: true }] };
  const rich = parseDefinition({
    form: {
      formFieldGroups: [
        {
          fields: [
            {
              name: 'topic',
              type: 'enumeration',
              fieldType: 'select',
              required: true,
              options: ['Sales', 'Support'],
              dependentFieldFilters: [
                {
                  filters: [{ operator: 'EQ', strValue: 'Support' }],
                  dependentFormField: { name: 'order', fieldType: 'number', required: true },
                },
              ],
            },
          ],
        },
        { fields: [{ name: 'firstname', required: true }], isSmartGroup: true },
        { fields: [{ name: 'jobtitle', required: true }], default: false },
        {
          fields: [
            { name: '__proto__', required: true },
            { name: 'constructor', required: true },
          ],
        },
      ],
      metaData: [{ name: 'legalConsentOptions', value: JSON.stringify(consent) }],
    },
  }).definition as FormDefinition;
  const refused = (values: Record<string, string>) =>
    validateValues(rich, values).map(({ fieldId, key }) => `${fieldId} ${key}`);
  const needed = JSON.parse('{"__proto__":"x","constructor":"x","LEGAL_CONSENT.subscription_type_7":"true"}');

  it('asks for what every visitor has seen', () => {
    expect(refused({})).toEqual([
      'topic missingSelect',
      '__proto__ required',
      'constructor required',
      'LEGAL_CONSENT.subscription_type_7 required',
    ]);
    expect(refused({ ...needed, topic: 'Sales' })).toEqual([]);
  });

  it('asks for the rest where it was sent', () => {
    expect(refused({ ...needed, topic: 'Support', order: '1e5', firstname: ' ', jobtitle: '' })).toEqual([
      'order invalidNumber',
      'firstname required',
      'jobtitle required',
    ]);
  });

  it('lists its fields, the consents too', () => {
    expect(fieldsOf(rich).map(({ id }) => id)).toEqual([
      'topic',
      'order',
      'firstname',
      'jobtitle',
      '__proto__',
      'constructor',
      'LEGAL_CONSENT.subscription_type_7',
    ]);
  });
});

describe('what a server says of a refusal', () => {
  it('is the English text, filled', () => {
    expect(fieldErrorMessage('required')).toBe('Please complete this required field.');
    expect(fieldErrorMessage('inputTooLarge', { length: 5 })).toBe('Please use fewer than 5 characters.');
    expect(fieldErrorMessage('invalidNumberRangeTooSmall', { min: 2 })).toBe(
      "Please enter a number that's greater than or equal to 2.",
    );
    for (const key of ['invalidDate', 'missingSelect', 'phoneInvalidCharacters', 'numberOutOfRange', 'fileTooLarge']) {
      expect(fieldErrorMessage(key)).not.toContain('Missing Translation');
    }
  });

  it('comes with a message code', () => {
    expect(errorTypeOf('required')).toBe('REQUIRED_FIELD');
  });
});
