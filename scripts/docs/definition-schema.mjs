import { createGenerator } from 'ts-json-schema-generator';
import { at } from '../root.mjs';

/** The file of the schema, within the repository. */
export const DEFINITION_SCHEMA = 'packages/forms-embed/definition.schema.json';

/** The JSON Schema of a form's definition as a text, made of the types and their comments. */
export function makeDefinitionSchema() {
  const generator = createGenerator({
    path: at('packages/forms-embed/src/document/form.ts'),
    tsconfig: at('tsconfig.json'),
    jsDoc: 'extended',
    sortProps: false,
    // The compiler checks them: `npm test`.
    skipTypeCheck: true,
  });
  const { definitions, ...schema } = generator.createSchema('FormDocument');
  // By this key an editor finds the schema of a file.
  definitions.FormDocument.properties.$schema = { type: 'string', description: 'The address of this schema.' };
  return `${JSON.stringify({ ...schema, title: 'The definition of a form', definitions }, null, 2)}\n`;
}
