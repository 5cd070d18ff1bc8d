import { parseDefinition } from '@mountkit/forms-embed/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FORM_EXAMPLES, findExample, writeExample } from './gallery';
import { readDefinition } from './read-definition';

const told = (text: string) => readDefinition(text).problems.map(({ line, message }) => `${line}: ${message}`);
const EMAIL = writeExample(FORM_EXAMPLES[0].definition);

describe('a definition', () => {
  it.each(FORM_EXAMPLES)('of the gallery, $id, is read without a problem, by the widget too', ({ definition }) => {
    const { problems, portalId } = readDefinition(writeExample(definition));
    expect(problems).toEqual([]);
    expect(portalId).toBe('8100231');
    expect(parseDefinition(definition).problems).toEqual([]);
  });

  it('names line, field, what was found and what was expected', () => {
    const text = EMAIL.replace('"name": "email"', '"name": 7.5e0')
      .replace('"label": "Work email"', '"label": ["Work"]')
      .replace('"fieldType": "text"', '"fieldType": "txt"')
      .replace('"required": true', '"required": "yes"');
    expect(told(text)).toEqual([
      '11: form.formFieldGroups[0].fields[0].name is 7.5, expected a text.',
      '12: form.formFieldGroups[0].fields[0].label is ["Work"], expected a text.',
      expect.stringMatching(
        /^13: form\.formFieldGroups\[0\]\.fields\[0\]\.fieldType is "txt", expected one of text, .*; did you mean text\?$/,
      ),
      '14: form.formFieldGroups[0].fields[0].required is "yes", expected true or false.',
    ]);
    expect(readDefinition(text).definition).not.toBe(null);
  });

  it('names the field of a field', () => {
    const text = writeExample(findExample('dependents').definition).replace('"name": "order_number",', '');
    const [problem] = readDefinition(text).problems;
    expect(problem?.message).toBe(
      'form.formFieldGroups[1].fields[0].dependentFieldFilters[0].dependentFormField.name is missing, expected a text.',
    );
    expect(text.split('\n')[(problem?.line ?? 0) - 1]).toContain('dependentFormField');
  });

  it('says where JSON ends to be JSON', () => {
    expect(told(EMAIL.replace('"submitText": "Continue",', '"submitText": "Continue"'))).toEqual([
      '6: Found no comma between two values, expected one.',
    ]);
    expect(told(EMAIL.slice(0, -2))).toEqual([expect.stringMatching(/^19: Found no closing brace/)]);
    expect(told('')).toEqual([expect.stringMatching(/^1: Found no value/)]);
    expect(told('{"form": nope}')).toEqual([expect.stringMatching(/^1: Found a word that JSON does not know/)]);
  });

  it.each([
    ['[]', 'the definition is [], expected an object.'],
    ['7', 'the definition is 7, expected an object.'],
    ['{}', 'form is missing, expected an object.'],
    ['{"form": {"portalId": "x"}}', String.raw`form.portalId is "x", expected a number or a text like ^\d{1,15}$.`],
  ])('that cannot be shown is not: %s', (text, message) => {
    const { definition, problems } = readDefinition(text);
    expect(definition).toBe(null);
    expect(problems.map((problem) => problem.message)).toContain(message);
  });

  it('is read whatever it is', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.string(),
          fc.anything().map((value) => `${JSON.stringify(value)}`),
        ),
        (text) => {
          const { problems } = readDefinition(text);
          for (const { line } of problems) expect(line).toBeGreaterThan(0);
        },
      ),
    );
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    expect(readDefinition(deep).definition).toBe(null);
    expect(readDefinition('x'.repeat(600_000)).problems).toHaveLength(1);
  });
});
