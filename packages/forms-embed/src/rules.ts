import { ENGLISH } from './logic/english';
import { createMessages } from './logic/messages';
import { parseConsent } from './logic/parse-consent';
import { parseDependents } from './logic/parse-dependents';
import { type ParsedRichDefinition, parseRichDefinition, richFieldsOf } from './logic/parse-rich';
import type { RichDefinition } from './logic/rich-definition';
import { validateRich } from './logic/rich-rules';
import type { Refusal } from './logic/rules';

export type { FileFacts } from './logic/field-state';
export { errorTypeOf } from './logic/messages';
export { richFieldsOf as fieldsOf } from './logic/parse-rich';
export type {
  RichDefinition as FormDefinition,
  RichField as Field,
  RichGroup as FieldGroup,
} from './logic/rich-definition';
export { validateRich as validateValue } from './logic/rich-rules';
export type { Refusal } from './logic/rules';

/** Reads a definition document. Never throws; `definition` is null where there is no form in it. */
export const parseDefinition = (document: unknown): ParsedRichDefinition =>
  parseRichDefinition(document, { parseConsent, parseDependents });

/** One field whose value is refused. */
export interface FieldRefusal extends Refusal {
  readonly fieldId: string;
  readonly name: string;
}

/** Ids of the fields that some visitors do not see: dependents, smart groups and what takes their place. */
function conditionalIds({ groups }: RichDefinition): ReadonlySet<string> {
  const hideable = groups.filter(
    ({ isDependent, isSmartGroup, isDefault }) => isDependent || isSmartGroup || !isDefault,
  );
  return new Set(hideable.flatMap(({ fields }) => fields.map(({ id }) => id)));
}

/**
 * Checks all values of a submission by field id, by the rules of specification 2 section 5: those of the groups, then
 * the consents. A field that a visitor may not have seen is asked for only where it was sent. Files are known by the
 * names in their field's value; their sizes are the caller's to check.
 */
export function validateValues(
  definition: RichDefinition,
  values: Readonly<Record<string, string>>,
): readonly FieldRefusal[] {
  const conditional = conditionalIds(definition);
  return richFieldsOf(definition).flatMap((field) => {
    const isSent = Object.hasOwn(values, field.id);
    if (!isSent && conditional.has(field.id)) return [];
    const refusal = validateRich(field, (isSent && values[field.id]) || '');
    return refusal ? { ...refusal, fieldId: field.id, name: field.name } : [];
  });
}

/** The English text of a refusal. */
export const fieldErrorMessage = (key: string, params: Refusal['params'] = {}): string =>
  createMessages({}, 'en', ENGLISH).of(key, params);
