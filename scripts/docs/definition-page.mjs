import { readFileSync } from 'node:fs';
import { at } from '../root.mjs';
import { DEFINITION_SCHEMA } from './definition-schema.mjs';
import { code, table, words } from './write-markdown.mjs';

/** Values with names of their own, which are listed where they are used. */
const isWord = (schema) => schema.enum !== undefined;

/** The reference of a form's definition: a table for each type of the schema. */
export function drawDefinition() {
  const { definitions } = JSON.parse(readFileSync(at(DEFINITION_SCHEMA), 'utf8'));
  const sections = Object.entries(definitions)
    .filter(([, schema]) => !isWord(schema))
    .map(([name, schema]) => {
      const rows = Object.entries(schema.properties).map(([key, property]) => [
        code(key) + (schema.required?.includes(key) ? ', required' : ''),
        takes(property, definitions),
        words(property.description),
        property.examples ? code(JSON.stringify(property.examples[0])) : '',
      ]);
      return [`## ${name}`, words(schema.description), table(['key', 'takes', 'what', 'example'], rows)].join('\n\n');
    });
  const intro = `Every key of a form's definition that the widget reads, from its types. [Writing a definition](../guide/definition.md) begins with an example.`;
  return ['# The definition of a form', intro, ...sections].join('\n\n').concat('\n');
}

/** What a property takes, with links to the types of this page. */
function takes(property, definitions) {
  const { $ref, anyOf, items, enum: list, type, additionalProperties } = property;
  if ($ref) {
    const name = $ref.replace('#/definitions/', '');
    const schema = definitions[name];
    return isWord(schema) ? takes(schema, definitions) : `[${name}](#${name.toLowerCase()})`;
  }
  if (anyOf) return anyOf.map((one) => takes(one, definitions)).join(' or ');
  if (list) return list.map((word) => code(word)).join(', ');
  if (items) return `list of ${takes(items, definitions)}`;
  if (typeof additionalProperties === 'object') return `object of ${takes(additionalProperties, definitions)}`;
  return [type]
    .flat()
    .map((name) => (name === 'string' ? 'text' : name))
    .join(' or ');
}
