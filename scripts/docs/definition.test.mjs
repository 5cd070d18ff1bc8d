import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { expect, test } from 'vitest';
import { at } from '../root.mjs';
import { DEFINITION_SCHEMA, makeDefinitionSchema } from './definition-schema.mjs';

const written = readFileSync(at(DEFINITION_SCHEMA), 'utf8');
const schema = JSON.parse(written);

/** Every property of every type: `FieldDocument.label`. */
const properties = Object.entries(schema.definitions).flatMap(([type, { properties = {} }]) =>
  Object.entries(properties)
    .filter(([name]) => name !== '$schema')
    .map(([name, property]) => [`${type}.${name}`, property]),
);

test('the schema in the package is that of the types', () => {
  expect(written, 'npm run schema').toBe(makeDefinitionSchema());
});

test.each(properties)('%s is described', (_name, property) => {
  expect(property.description).toMatch(/\.$/);
});

test.each(properties.filter(([, property]) => property.examples))('the example of %s is valid', (_name, property) => {
  const ajv = new Ajv({ allowUnionTypes: true });
  const isValid = ajv.compile({ ...property, definitions: schema.definitions });
  for (const example of property.examples) expect(isValid(example), JSON.stringify(isValid.errors)).toBe(true);
});

test('every property has an example, or holds some', () => {
  const without = properties.filter(([, { examples, $ref, items }]) => !examples && !$ref && !items?.$ref);
  expect(without.map(([name]) => name)).toEqual([]);
});
