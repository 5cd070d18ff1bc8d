import fc from 'fast-check';
import { anyDocument } from '../../packages/forms-embed/src/testing/any-form';

/** A definition on its way into a page: as JSON, which keeps keys such as `__proto__` and halves of characters. */
export interface SentDefinition {
  readonly json: string;
  /** The first field of the form is made its own dependent, which no JSON can say. */
  readonly isKnotted: boolean;
}

type Json = Record<string, unknown>;

/** Names that every object answers to, and others that nobody would choose. */
const ODD_NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', 'length', '', '0'];

const ODD_TEXTS = [
  ...ODD_NAMES,
  ' ',
  '\0',
  '\ud800',
  '\u202eltr',
  'e\u0301'.repeat(50),
  '👩‍👩‍👧‍👦',
  'x'.repeat(5000),
  'NaN',
  '1e999',
  '-0',
  '9'.repeat(400),
  '2024-02-30',
  '5:1:true',
  ';;a;;',
  '"]:not(*)',
  '{{x}}%s%00',
  '</script></style><!--',
  '<table><svg><p id=createElement name=body>',
];

const ODD_NUMBERS = [0, -0, -1, 0.1, 2 ** 31, 2 ** 53, 1e21, Number.MAX_VALUE, Number.MIN_VALUE, -Number.MAX_VALUE];

const anyKey = fc.oneof(fc.constantFrom(...ODD_NAMES), fc.string({ unit: 'binary', maxLength: 5 }));

/** Any value at all that JSON can hold. */
const anyNonsense = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom<unknown>(null, true, false, [], {}),
    fc.constantFrom(...ODD_TEXTS),
    fc.constantFrom(...ODD_NUMBERS),
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(anyKey, tie('value'), { maxKeys: 4 }),
  ),
})).value;

/** Every place in a value where another one may stand. */
const placesIn = (value: unknown): (readonly [Json, string])[] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, inner]) => [[value as Json, key] as const, ...placesIn(inner)])
    : [];

/** As a server might send it, but for a few places, anywhere, where something of another kind stands. */
const anySpoiled = fc
  .tuple(anyDocument, fc.array(fc.tuple(fc.nat(), anyNonsense), { minLength: 1, maxLength: 5 }))
  .map(([document, spoilings]) => {
    const spoiled: unknown = JSON.parse(JSON.stringify(document));
    for (const [at, nonsense] of spoilings) {
      const places = placesIn(spoiled);
      const [holder, key] = places[at % places.length] ?? [];
      if (holder && key !== undefined) Object.defineProperty(holder, key, { value: nonsense, enumerable: true });
    }
    return spoiled;
  });

/** What stands around the fields, where each part may be anything. */
const anyFrame = fc.record(
  {
    form: fc.record(
      {
        guid: anyNonsense,
        formFieldGroups: fc.oneof(anyNonsense, fc.array(anyNonsense, { maxLength: 3 })),
        metaData: fc.array(
          fc.record({ name: fc.constantFrom('legalConsentOptions', 'allowCookieReset', 'lang'), value: anyNonsense }),
          { maxLength: 3 },
        ),
        style: anyNonsense,
        submitText: anyNonsense,
        inlineMessage: anyNonsense,
        redirectUrl: anyNonsense,
        cssClass: anyNonsense,
      },
      { requiredKeys: ['formFieldGroups'] },
    ),
    themeCss: anyNonsense,
    globalStyle: anyNonsense,
    portalSetting: anyNonsense,
    properties: anyNonsense,
    knownSmartFields: anyNonsense,
    countryCode: anyNonsense,
    scopes: anyNonsense,
  },
  { requiredKeys: ['form'] },
);

/** Fields that depend on one another, deeper than anybody means it, under few names, so that many are their own parents. */
const anyDeep = fc
  .record({ depth: fc.integer({ min: 1, max: 1000 }), names: fc.integer({ min: 1, max: 50 }), name: anyKey })
  .map(({ depth, names, name }) => {
    let field: Json = { name: 'last', fieldType: 'text' };
    for (let level = depth; level-- > 0; ) {
      const dependents = [{ dependentFormField: field, filters: [{ operator: 'EQ', strValue: '' }] }];
      field = { name: `${name}${level % names}`, fieldType: 'text', dependentFieldFilters: dependents };
    }
    return { form: { formFieldGroups: [{ fields: [field, field] }] } };
  });

const anyValue = fc.oneof(
  { weight: 3, arbitrary: anyDocument },
  { weight: 5, arbitrary: anySpoiled },
  { weight: 3, arbitrary: anyFrame },
  { weight: 1, arbitrary: anyDeep },
  { weight: 1, arbitrary: anyNonsense },
);

/** A definition as a server, a careless owner or somebody hostile might write it. */
export const anyDefinition: fc.Arbitrary<SentDefinition> = fc.record({
  json: anyValue.map((value) => JSON.stringify(value)),
  isKnotted: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, fc.constant(true)),
});
