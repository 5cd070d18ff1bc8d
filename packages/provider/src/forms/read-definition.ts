import { type FormDefinition, parseDefinition } from '@mountkit/forms-embed/rules';
import type { StoredForm } from './find-form';

/** Definitions by their documents, which are the same objects until a form is changed. */
const parsed = new WeakMap<object, FormDefinition>();

/** The definition of a stored form. */
export function readDefinition({ definition: document, address }: StoredForm): FormDefinition {
  const before = parsed.get(document);
  if (before !== undefined) return before;
  const { definition } = parseDefinition(document);
  if (definition === null) throw new Error(`form ${address.guid} has a definition that cannot be read`);
  parsed.set(document, definition);
  return definition;
}

/** Ids of the fields that take a file. */
export function fileFieldsOf({ groups }: FormDefinition): ReadonlySet<string> {
  const fields = groups.flatMap((group) => group.fields);
  return new Set(fields.filter(({ fieldType }) => fieldType === 'file').map(({ id }) => id));
}
