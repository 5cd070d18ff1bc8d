// Writes the JSON Schema of a form's definition, which is part of the package and compared with the types by a test.
import { writeFileSync } from 'node:fs';
import { at } from '../root.mjs';
import { DEFINITION_SCHEMA, makeDefinitionSchema } from './definition-schema.mjs';

writeFileSync(at(DEFINITION_SCHEMA), makeDefinitionSchema());
