import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findExcess } from './find-excess';
import { DEFINITION_LIMITS as MOST } from './limits';
import { measureJson } from './measure-json';
import { MARKUP_LIMITS } from './text-limits';

const list = <T>(length: number, create: (index: number) => T): T[] =>
  Array.from({ length }, (_, index) => create(index));

const formOf = (groups: readonly object[], form: object = {}) => ({ form: { formFieldGroups: groups, ...form } });
const fieldsOf = (fields: readonly object[]) => formOf([{ fields }]);
const field = (name: string, more: object = {}) => ({ name, fieldType: 'text', ...more });
const consentOf = (options: object) =>
  formOf([], { metaData: [{ name: 'legalConsentOptions', value: JSON.stringify(options) }] });

/** A document of exactly so many characters, as they are counted. */
const documentOf = (characters: number) => {
  const document = { text: '' };
  return { text: 'm'.repeat(characters - measureJson(document).characters) };
};
const nested = (levels: number): unknown => list(levels - 1, () => 0).reduce<unknown>((inner) => [inner], 'm');
const select = (name: string, count: number) => field(name, { fieldType: 'select', options: list(count, String) });
const rich = (content: string) => ({ richText: { content } });
const dependent = (name: string, values: number) =>
  field(name, {
    dependentFieldFilters: [
      {
        filters: [{ operator: 'SET_ANY', strValues: list(values, String) }],
        dependentFormField: field(`${name}-child`),
      },
    ],
  });

/** By what is too much: a document at the limit, and one beyond it. */
const EDGES: readonly (readonly [what: string, at: unknown, beyond: unknown])[] = [
  ['2,000,001 characters', documentOf(MOST.characters), documentOf(MOST.characters + 1)],
  ['201 levels', nested(MOST.levels), nested(MOST.levels + 1)],
  ['1,001 groups', formOf(list(MOST.groups, () => ({}))), formOf(list(MOST.groups + 1, () => ({})))],
  [
    '1,001 fields',
    fieldsOf(list(MOST.fields, (index) => field(`f${index}`))),
    fieldsOf(list(MOST.fields + 1, (index) => field(`f${index}`))),
  ],
  [
    '10,001 options',
    fieldsOf([select('a', 5000), select('b', 5000)]),
    fieldsOf([select('a', 5000), select('b', 5000), select('c', 1)]),
  ],
  [
    '10,250 options',
    fieldsOf(list(40, (index) => field(`p${index}`, { fieldType: 'phone', useCountryCodeSelect: true }))),
    fieldsOf(list(41, (index) => field(`p${index}`, { fieldType: 'phone', useCountryCodeSelect: true }))),
  ],
  ['20,001 filters', fieldsOf([dependent('a', MOST.filterValues - 1)]), fieldsOf([dependent('a', MOST.filterValues)])],
  [
    '101 consent checkboxes',
    consentOf({ communicationConsentCheckboxes: list(MOST.consents, () => ({})) }),
    consentOf({ communicationConsentCheckboxes: list(MOST.consents + 1, () => ({})) }),
  ],
  [
    '200,002 characters in all texts with markup',
    formOf(list(4, () => rich(`<p>${'m'.repeat(MARKUP_LIMITS.characters - 3)}`))),
    formOf([...list(4, () => rich(`<p>${'m'.repeat(MARKUP_LIMITS.characters - 3)}`)), rich('<p')]),
  ],
  [
    '20,001 tags',
    formOf(list(4, () => rich('<b>'.repeat(MARKUP_LIMITS.tags)))),
    formOf(
      list(4, () => rich('<b>'.repeat(MARKUP_LIMITS.tags))),
      {
        metaData: [{ name: 'legalConsentOptions', value: { privacyPolicyText: '<b>' } }],
      },
    ),
  ],
];

describe('a definition', () => {
  it.each(EDGES)('with %s is too large, at the limit it is not', (what, at, beyond) => {
    expect(findExcess(at)).toBe('');
    expect(findExcess(beyond)).toContain(`the definition has ${what}`);
    expect(findExcess(beyond)).toContain('expected at most');
  });

  it('counts dependents as fields, as often as they are written', () => {
    const parents = list(MOST.fields / 2, (index) => dependent(`f${index}`, 1));
    expect(findExcess(fieldsOf(parents))).toBe('');
    expect(findExcess(fieldsOf([...parents, field('more')]))).toContain('1,001 fields');
  });

  it.each([
    ['privacyPolicyText', {}],
    ['communicationConsentText', {}],
    ['processingConsentText', {}],
    ['processingConsentCheckboxLabel', {}],
  ])('with a %s that is too long is refused: nobody can agree to the half of it', (name) => {
    const text = 'm'.repeat(MARKUP_LIMITS.characters);
    expect(findExcess(consentOf({ [name]: text }))).toBe('');
    expect(findExcess(consentOf({ [name]: `${text}m` }))).toBe(
      `${name} has 50,001 characters, expected at most 50,000`,
    );
  });

  it('names the consent checkbox whose label is too long', () => {
    const boxes = [{ communicationTypeId: 7, label: '<b>'.repeat(MARKUP_LIMITS.tags + 1) }];
    expect(findExcess(consentOf({ communicationConsentCheckboxes: boxes }))).toContain('checkbox "7" has 5,001 tags');
  });

  it('is not counted to the end where it has none', () => {
    const circle: Record<string, unknown> = {};
    circle.a = circle.b = circle;
    expect(findExcess(circle)).not.toBe('');
    const twice = list(60, () => 0).reduce<unknown>((inner) => [inner, inner], 'm');
    expect(findExcess(twice)).toContain('characters');
  });
});

describe('measureJson', () => {
  it('answers the sum of the parts, and the deepest', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.jsonValue({ maxDepth: 6 }), (one, other) => {
        const [first, second] = [measureJson(one), measureJson(other)];
        expect(measureJson({ first: one, list: [other] })).toEqual({
          characters: first.characters + second.characters + 'first'.length + 'list'.length + 8,
          levels: Math.max(first.levels + 1, second.levels + 2),
        });
      }),
    );
  });
});
