import { describe, expect, it } from 'vitest';
import { parseDependents } from '../definition/parse-dependents';
import { fullFieldsOf, parseFullDefinition } from '../definition/parse-full-form';
import { fitDefinition } from './fit-definition';
import { FIELD_LIMITS } from './limits';
import { MARKUP_LIMITS } from './text-limits';

const formOf = (groups: readonly object[], form: object = {}) => ({ form: { formFieldGroups: groups, ...form } });

/** The form that is drawn of a document, and what was said of it. */
function fit(document: unknown) {
  const { document: fitted, problems } = fitDefinition(document);
  const { definition } = parseFullDefinition(fitted, { parseDependents });
  return { definition, field: definition ? fullFieldsOf(definition)[0] : undefined, problems };
}
const fitField = (more: object) => fit(formOf([{ fields: [{ name: 'a', fieldType: 'text', ...more }] }]));

const options = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ label: `L${index}`, value: `${index}` }));

describe('what fits', () => {
  it.each([null, 7, {}, { form: [] }, formOf([null as never, 7 as never])])('is left as it is: %j', (document) => {
    expect(fitDefinition(document)).toEqual({ document, problems: [] });
  });

  it('is read as it would have been', () => {
    const document = formOf(
      [{ richText: { content: '<p>Hello' }, fields: [{ name: 'a', label: 1, fieldType: 'radio', options: ['x', 1] }] }],
      { submitText: 5 },
    );
    expect(fit(document).definition).toEqual(parseFullDefinition(document, {}).definition);
  });
});

describe('a text of a field', () => {
  it.each(['label', 'description', 'footer', 'placeholder'] as const)('is cut where it is too long: %s', (key) => {
    const text = 'm'.repeat(FIELD_LIMITS.text);
    expect(fitField({ [key]: text })).toMatchObject({ field: { [key]: text }, problems: [] });
    expect(fitField({ [key]: `${text}n` })).toMatchObject({
      field: { [key]: text },
      problems: [`the ${key} of field "a" has 20,001 characters, expected at most 20,000; its beginning is shown`],
    });
  });

  it('is shown without its markup where that has too many tags', () => {
    const label = '<i>'.repeat(MARKUP_LIMITS.tags);
    expect(fitField({ label }).problems).toEqual([]);
    expect(fitField({ label: `${label}<i>Name` })).toMatchObject({
      field: { label: 'Name' },
      problems: ['the label of field "a" has 5,001 tags, expected at most 5,000; it is shown without its markup'],
    });
  });
});

it('a value to begin with is left out where it is too long', () => {
  const defaultValue = 'm'.repeat(FIELD_LIMITS.value);
  expect(fitField({ defaultValue })).toMatchObject({ field: { defaultValue }, problems: [] });
  expect(fitField({ defaultValue: `${defaultValue}m` })).toMatchObject({
    field: { defaultValue: '' },
    problems: ['the default value of field "a" has 65,537 characters, expected at most 65,536; it is left out'],
  });
});

it('the label of the button is cut', () => {
  const submitText = 'm'.repeat(FIELD_LIMITS.text);
  expect(fit(formOf([], { submitText })).problems).toEqual([]);
  const { definition, problems } = fit(formOf([], { submitText: `${submitText}m` }));
  expect(definition?.submitText).toBe(submitText);
  expect(problems).toEqual([expect.stringContaining('the label of the button has 20,001 characters')]);
});

describe('options', () => {
  it.each([
    ['select', FIELD_LIMITS.listed],
    ['radio', FIELD_LIMITS.choices],
    ['checkbox', FIELD_LIMITS.choices],
  ])('of a field of type %s are at most %i', (fieldType, most) => {
    expect(fitField({ fieldType, options: options(most) })).toMatchObject({
      field: { options: { length: most } },
      problems: [],
    });
    const beyond = fitField({ fieldType, options: options(most + 1) });
    expect(beyond.field?.options).toHaveLength(most);
    expect(beyond.problems).toEqual([
      expect.stringMatching(/^field "a" has [\d,]+ options, expected at most [\d,]+; /),
    ]);
  });

  it('have labels of a length', () => {
    const long = { label: 'm'.repeat(FIELD_LIMITS.text + 1), value: 'x' };
    const { field, problems } = fitField({ fieldType: 'select', options: [long, ...options(2)] });
    expect(field?.options.map(({ label }) => label.length)).toEqual([FIELD_LIMITS.text, 2, 2]);
    expect(problems).toEqual([expect.stringContaining('the label of an option of field "a"')]);
  });
});

describe('a rich text', () => {
  const fullOf = (content: string) => fit(formOf([{ fields: [{ name: 'a' }] }, { richText: { content }, fields: [] }]));

  it.each([
    ['m'.repeat(MARKUP_LIMITS.characters), 'm', '50,001 characters, expected at most 50,000'],
    ['<p>'.repeat(MARKUP_LIMITS.tags), '<p>', '5,001 tags, expected at most 5,000'],
  ])('that is too long is left out, and nothing else', (text, more, long) => {
    expect(fullOf(text)).toMatchObject({ definition: { groups: [{}, { richText: text }] }, problems: [] });
    expect(fullOf(text + more)).toMatchObject({
      definition: { groups: [{ fields: [{ name: 'a' }] }, { richText: '' }] },
      problems: [`the rich text of group 1 has ${long}; it is left out`],
    });
  });
});

it('a dependent fits too, and what is said of it is said once', () => {
  const dependentFormField = { name: 'b', label: 'm'.repeat(FIELD_LIMITS.text + 1) };
  const { definition, problems } = fitField({
    dependentFieldFilters: [
      { filters: [{ operator: 'EQ', strValue: 'x' }], dependentFormField },
      { filters: [{ operator: 'EQ', strValue: 'y' }], dependentFormField },
    ],
  });
  expect(definition?.groups[1]?.fields[0]?.label).toHaveLength(FIELD_LIMITS.text);
  expect(problems).toEqual([expect.stringContaining('the label of field "b"')]);
});
