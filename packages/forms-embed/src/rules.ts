import { type FormDefinition, fieldsOf } from './logic/definition';
import { createMessages } from './logic/messages';
import { type Refusal, validateValue } from './logic/rules';

export { type Field, type FieldGroup, type FormDefinition, fieldsOf, parseDefinition } from './logic/definition';
export { errorTypeOf } from './logic/messages';
export { type Refusal, validateValue } from './logic/rules';

/** One field whose value is refused. */
export interface FieldRefusal extends Refusal {
  readonly fieldId: string;
  readonly name: string;
}

/** Checks all values of a submission by field id, by the rules of specification 2 section 5. */
export function validateValues(
  definition: FormDefinition,
  values: Readonly<Record<string, string>>,
): readonly FieldRefusal[] {
  return fieldsOf(definition).flatMap((field) => {
    const refusal = validateValue(field, values[field.id] ?? '');
    return refusal ? { ...refusal, fieldId: field.id, name: field.name } : [];
  });
}

/** The English text of a refusal. */
export const fieldErrorMessage = (key: string, params: Refusal['params'] = {}): string =>
  createMessages().of(key, params);
