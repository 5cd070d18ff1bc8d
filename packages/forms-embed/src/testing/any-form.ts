import fc from 'fast-check';
import { FIELD_TYPES } from '../logic/definition/field-types';

/** Few names, so that some come twice. */
const anyName = fc.constantFrom(
  'a',
  'b',
  'c',
  'd',
  'e',
  'email',
  'phone',
  'toString',
  '__proto__',
  'full name',
  '"x"]',
);
const anyText = fc.constantFrom('', 'x', 'Label', '<b>bold</b> &amp; more', '<img src=x onerror=alert(1)>');
const anyValue = fc.constantFrom('x', 'y', 'z', '1', 'true');
const OPERATORS = ['EQ', 'NEQ', 'CONTAINS', 'GT', 'SET_ANY', 'SET_NOT_ALL', 'IS_NOT_EMPTY', 'RHYMES'];

const anyFilter = fc.record({
  operator: fc.constantFrom(...OPERATORS),
  strValue: anyValue,
  strValues: fc.array(anyValue, { maxLength: 2 }),
  numberValue: fc.constantFrom(0, 1),
});

const anyOption = fc.oneof(
  { weight: 5, arbitrary: fc.record({ label: anyText, value: anyValue }) },
  fc.constantFrom<unknown>(null, '', 'x', {}, { label: 'no value' }),
);

/** Sometimes a value of another type instead. */
const orJunk = <Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 30, arbitrary }, fc.constantFrom<unknown>(null, 7, 'junk', [], {}, { toString: '' }));

const fieldWith = (dependents: fc.Arbitrary<unknown>) =>
  orJunk(
    fc.record(
      {
        name: anyName,
        label: orJunk(anyText),
        fieldType: fc.oneof(
          { weight: 9, arbitrary: fc.constantFrom(...Object.keys(FIELD_TYPES)) },
          fc.constantFrom('hologram', undefined),
        ),
        type: fc.constantFrom('string', 'number', 'date', 'datetime', 'enumeration', undefined),
        objectTypeId: fc.constantFrom('0-1', '0-2', '0-5', undefined),
        required: fc.boolean(),
        hidden: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.constant(true)),
        labelHidden: fc.boolean(),
        description: orJunk(anyText),
        footer: anyText,
        defaultValue: orJunk(fc.constantFrom('', 'x', 'x;y', '1')),
        options: orJunk(fc.array(anyOption, { maxLength: 3 })),
        isSmartField: fc.boolean(),
        validation: orJunk(fc.record({ data: fc.constantFrom('', '1:5:true', 'x:y:z') })),
        dependentFieldFilters: dependents,
      },
      { requiredKeys: ['name'] },
    ),
  );

const dependentsOf = (field: fc.Arbitrary<unknown>) =>
  orJunk(
    fc.array(fc.record({ dependentFormField: field, filters: orJunk(fc.array(anyFilter, { maxLength: 2 })) }), {
      maxLength: 2,
    }),
  );

const anyField = fieldWith(dependentsOf(fieldWith(dependentsOf(fieldWith(fc.constant([]))))));

const anyGroup = orJunk(
  fc.record(
    {
      fields: orJunk(fc.array(anyField, { maxLength: 3 })),
      richText: fc.oneof(anyText, fc.record({ content: anyText })),
      isPageBreak: fc.boolean(),
      isSmartGroup: fc.boolean(),
      default: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false)),
    },
    { requiredKeys: ['fields'] },
  ),
);

const anyConsent = fc.record({
  processingConsentType: fc.constantFrom('IMPLICIT', 'REQUIRED_CHECKBOX', 'ELSE'),
  processingConsentCheckboxLabel: anyText,
  privacyPolicyText: anyText,
  isLegitimateInterest: fc.boolean(),
  communicationConsentCheckboxes: orJunk(
    fc.array(fc.record({ communicationTypeId: fc.nat(2), label: anyText, required: fc.boolean() }), { maxLength: 3 }),
  ),
});

/** A document as a server might send it, valid or not, always with groups. */
export const anyDocument: fc.Arbitrary<object> = fc
  .record({
    groups: fc.array(anyGroup, { minLength: 1, maxLength: 4 }),
    consent: fc.option(anyConsent),
    allowCookieReset: fc.boolean(),
    properties: orJunk(fc.dictionary(anyName, anyValue, { maxKeys: 3 })),
    knownSmartFields: orJunk(fc.array(anyName, { maxLength: 3 })),
    enableLiveValidation: fc.boolean(),
  })
  .map(({ groups, consent, allowCookieReset, properties, knownSmartFields, enableLiveValidation }) => ({
    form: {
      guid: 'g',
      formFieldGroups: groups,
      metaData: [
        { name: 'allowCookieReset', value: `${allowCookieReset}` },
        ...(consent ? [{ name: 'legalConsentOptions', value: consent }] : []),
      ],
    },
    portalSetting: { enableLiveValidation },
    properties,
    knownSmartFields,
  }));

/** An action of a visitor on one of the shown controls; `at` chooses which. */
export interface VisitorAction {
  readonly kind: 'fill' | 'blur' | 'press';
  readonly at: number;
  readonly text: string;
}

/** The actions of a visitor. */
export const anyVisit: fc.Arbitrary<readonly VisitorAction[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('fill' as const, 'fill' as const, 'fill' as const, 'blur' as const, 'press' as const),
    at: fc.nat(20),
    text: fc.constantFrom('x', 'y', '1', '', 'a@b.co', 'z;x', '2024-02-29', '0301234567'),
  }),
  { maxLength: 12 },
);
