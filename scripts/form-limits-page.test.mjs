import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COUNTRY_OPTIONS, DEFINITION_LIMITS, FIELD_LIMITS } from '../packages/forms-embed/src/logic/limits/limits.ts';
import { CSS_LIMITS, countOf, MARKUP_LIMITS } from '../packages/forms-embed/src/logic/limits/text-limits.ts';
import { at } from './root.mjs';

const page = readFileSync(at('docs/guide/bad-input.md'), 'utf8');
const [, section = ''] = /^## What a definition may hold$(.*?)^## /ms.exec(page) ?? [];

/** The limits that a row of the page tells, of the row that begins so. */
const told = (row) => {
  const [line = ''] = section.split('\n').filter((each) => each.startsWith(`| ${row}`));
  return (
    line
      .split('|')
      .at(2)
      ?.match(/\d[\d,]*/g) ?? []
  );
};
const asked = (...limits) => limits.map(countOf);

const { characters, tags } = MARKUP_LIMITS;

it.each([
  ['rich text', asked(characters, tags)],
  ['label, description', asked(FIELD_LIMITS.text, tags)],
  ['value that a field begins with', asked(FIELD_LIMITS.value)],
  ['drop-down list', asked(FIELD_LIMITS.listed)],
  ['field of radio buttons', asked(FIELD_LIMITS.choices)],
  ['theme of the definition', asked(CSS_LIMITS.characters, CSS_LIMITS.blocks, CSS_LIMITS.commas)],
  ['the same', asked(CSS_LIMITS.levels)],
  ['thank-you message', asked(characters, tags)],
  ['characters: its keys', asked(DEFINITION_LIMITS.characters)],
  ['levels of lists', asked(DEFINITION_LIMITS.levels)],
  ['groups', asked(DEFINITION_LIMITS.groups)],
  ['fields; a dependent', asked(DEFINITION_LIMITS.fields)],
  ['options of all fields', asked(DEFINITION_LIMITS.options)],
  ['filters of dependents', asked(DEFINITION_LIMITS.filterValues)],
  ['checkboxes for consent', asked(DEFINITION_LIMITS.consents)],
  ['characters of all texts with markup', asked(DEFINITION_LIMITS.markup)],
  ['tags in all texts', asked(DEFINITION_LIMITS.tags)],
  ['a text that asks for consent', asked(characters, tags)],
])('the guide tells the limit of: %s', (row, limits) => {
  expect(told(row)).toEqual(limits);
});

it('the guide tells what a list of countries counts as', () => {
  expect(section).toContain(`a list of countries counts as ${COUNTRY_OPTIONS}`);
});
