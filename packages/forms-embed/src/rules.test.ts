import { describe, expect, it } from 'vitest';
import {
  errorTypeOf,
  type FormDefinition,
  fieldErrorMessage,
  fieldsOf,
  parseDefinition,
  shownFields,
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

const NOW = Date.UTC(2026, 5, 1);
const check = (values: Record<string, string>) => validateValues(definition as FormDefinition, values, NOW);

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
        { fields: [{ name: 'firstname' }], isSmartGroup: true },
        { fields: [{ name: 'jobtitle', required: true }], default: false },
        { fields: [{ name: 'campaign', required: true, hidden: true, fieldType: 'number' }] },
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
    validateValues(rich, values, NOW).map(({ fieldId, key }) => `${fieldId} ${key}`);
  const needed = JSON.parse('{"__proto__":"x","constructor":"x","LEGAL_CONSENT.subscription_type_7":"true"}');

  it('asks for what was shown', () => {
    expect(refused({})).toEqual([
      'topic missingSelect',
      '__proto__ required',
      'constructor required',
      'LEGAL_CONSENT.subscription_type_7 required',
    ]);
    expect(refused({ ...needed, topic: 'Sales' })).toEqual([]);
  });

  it('takes whatever a hidden field holds, up to the length of any other', () => {
    const values = { ...needed, topic: 'Sales' };
    expect(refused({ ...values, campaign: 'no number' })).toEqual([]);
    expect(refused({ ...values, campaign: 'x'.repeat(65_537) })).toEqual(['campaign inputTooLarge']);
    const own = { name: 'source', hidden: true, validation: { mountkit: { minLength: 5, maxLength: 10 } } };
    const { definition } = parseDefinition({ form: { formFieldGroups: [{ fields: [own] }] } });
    const keys = ['', 'abc', 'x'.repeat(11)].map(
      (source) => validateValues(definition as FormDefinition, { source }, NOW)[0]?.key,
    );
    expect(keys).toEqual([undefined, undefined, 'inputTooLong']);
  });

  it('asks for a dependent field exactly where its parent has the value', () => {
    expect(refused({ ...needed, topic: 'Support' })).toEqual(['order required']);
    expect(refused({ ...needed, topic: 'Support', order: '1e5' })).toEqual(['order invalidNumber']);
    expect(refused({ ...needed, topic: 'Sales', order: '1e5' })).toEqual([]);
  });

  it('leaves alone what no visitor could mend', () => {
    expect(refused({ ...needed, topic: 'Sales', campaign: 'spring' })).toEqual([]);
  });

  it('lists its fields, the consents too', () => {
    expect(fieldsOf(rich).map(({ id }) => id)).toEqual([
      'topic',
      'order',
      'firstname',
      'jobtitle',
      'campaign',
      '__proto__',
      'constructor',
      'LEGAL_CONSENT.subscription_type_7',
    ]);
  });
});

describe('shownFields', () => {
  const filter = (strValue: string) => [{ operator: 'EQ', strValue }];
  const document = {
    form: {
      formFieldGroups: [
        {
          fields: [
            {
              name: 'a',
              dependentFieldFilters: [
                {
                  filters: filter('x'),
                  dependentFormField: {
                    name: 'b',
                    dependentFieldFilters: [{ filters: filter('x'), dependentFormField: { name: 'c' } }],
                  },
                },
              ],
            },
          ],
        },
        { fields: [{ name: 'firstname' }], isSmartGroup: true },
        { fields: [{ name: 'jobtitle' }], default: false },
        { fields: [{ name: 'phone', isSmartField: true }] },
        {
          fields: [
            {
              name: 'start',
              type: 'date',
              fieldType: 'date',
              dependentFieldFilters: [
                {
                  filters: [{ operator: 'WITHIN_TIME_REVERSE', numberValue: 7 }],
                  dependentFormField: { name: 'hurry' },
                },
              ],
            },
          ],
        },
      ],
      metaData: [{ name: 'legalConsentOptions', value: '{"processingConsentType":"REQUIRED_CHECKBOX"}' }],
    },
  };
  const shown = (values: Record<string, string>, known: object = {}) => {
    const form = parseDefinition({ ...document, ...known }).definition as FormDefinition;
    return shownFields(form, values, NOW).map(({ id }) => id);
  };
  const always = ['a', 'firstname', 'phone', 'start', 'LEGAL_CONSENT.processing'];

  it('has what everybody sees, the consents too', () => {
    expect(shown({})).toEqual(always);
  });

  it('has a dependent field where its parent is shown and has the value', () => {
    expect(shown({ a: 'x', b: 'x' })).toEqual(['a', 'b', 'c', ...always.slice(1)]);
    expect(shown({ a: 'y', b: 'x', c: 'x' })).toEqual(always);
  });

  it('has other fields in place of smart ones that are known', () => {
    const known = { properties: { firstname: 'Ada', phone: '123' } };
    expect(shown({}, known)).toEqual(['a', 'jobtitle', 'start', 'LEGAL_CONSENT.processing']);
    expect(shown({}, { knownSmartFields: ['firstname', 'phone'] })).toEqual(shown({}, known));
  });

  it('has a known field that was sent: the visitor was asked for it', () => {
    expect(shown({ firstname: '', phone: '1' }, { properties: { firstname: 'Ada', phone: '123' } })).toEqual(always);
  });

  it('looks at the time that it is told', () => {
    expect(shown({ start: '2026-06-03' })).toContain('hurry');
    expect(shown({ start: '2026-05-03' })).not.toContain('hurry');
  });

  it('takes no value from where objects have theirs', () => {
    const values = JSON.parse('{"__proto__":{"a":"x"}}');
    expect(shown(values)).toEqual(always);
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
