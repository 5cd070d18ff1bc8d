import { placesOf } from './logic/definition/field-places';
import type { FullDefinition, FullField } from './logic/definition/full-definition';
import { numberPages } from './logic/definition/number-pages';
import { parseConsent } from './logic/definition/parse-consent';
import { parseDependents } from './logic/definition/parse-dependents';
import { type ParsedFullDefinition, parseFullDefinition } from './logic/definition/parse-full-form';
import { parseOwnRules } from './logic/definition/parse-own-rules';
import { validateFullField } from './logic/rules/every-rule';
import type { Refusal } from './logic/rules/rules';
import { isDemanded } from './logic/state/demands';
import { createPagedVisibility } from './logic/state/paged-visibility';
import { initialValues } from './logic/state/prefill';
import { createSight } from './logic/state/sight';
import { hiddenSmartFields, visibleGroups } from './logic/state/smart';
import { ENGLISH } from './logic/texts/english';
import { createMessages } from './logic/texts/messages';

export type {
  FullDefinition as FormDefinition,
  FullField as Field,
  FullGroup as FieldGroup,
} from './logic/definition/full-definition';
export { fullFieldsOf as fieldsOf } from './logic/definition/parse-full-form';
export { validateFullField as validateValue } from './logic/rules/every-rule';
export type { Refusal } from './logic/rules/rules';
export type { FileFacts } from './logic/state/field-state';
export { errorTypeOf } from './logic/texts/messages';

/** Reads a definition document. Never throws; `definition` is null if it contains no form. */
export const parseDefinition = (document: unknown): ParsedFullDefinition =>
  parseFullDefinition(document, { parseConsent, parseDependents, parseOwnRules, numberPages });

/** One field whose value is refused. */
export interface FieldRefusal extends Refusal {
  readonly fieldId: string;
  readonly name: string;
}

/** Names of the fields whose values are known according to the definition. */
const knownNames = (definition: FullDefinition): ReadonlySet<string> =>
  initialValues(definition, { address: { getAll: () => [] }, properties: {}, ignoreCurrentValues: false, mode: 'live' })
    .known;

/**
 * The fields, including consents, that were shown to the visitor who sent these values, by field id: specification 2
 * section 4, 'Dependent and smart fields'. Known values are those of the definition, so pass the visitor's own. A known
 * field that was sent was shown, e.g. after 'Not you?', and counts as not known. A field that is required by a condition is
 * returned as `required` if the values meet the condition.
 * @param now epoch milliseconds, for the filters that compare with the time.
 */
export function shownFields(
  definition: FullDefinition,
  values: Readonly<Record<string, string>>,
  now: number,
): readonly FullField[] {
  const places = placesOf(definition);
  const smartness = { hiddenSmartFields, visibleGroups };
  const known = new Set(knownNames(definition));
  for (const { field } of places) if (Object.hasOwn(values, field.id)) known.delete(field.name);
  const read = (id: string) => (Object.hasOwn(values, id) && values[id]) || '';
  const sight = createSight(
    { groups: definition.groups, places, now: () => now, read, createVisibility: createPagedVisibility, smartness },
    known,
  );
  const shown = places.map(({ field }) => field).filter(({ id }) => sight.isShown(id));
  const types = new Map(shown.map(({ id, type }) => [id, type]));
  const facts = { shownType: (id: string) => types.get(id), read, now };
  return shown.map((field) => (field.requiredWhen ? { ...field, required: isDemanded(field, facts) } : field));
}

/**
 * Checks the values of a submission, by field id, by the rules of specification 2 section 5: the fields that were
 * shown, including consents. Of hidden inputs only the length is checked, since no visitor could correct more. Files are only names
 * in their field's value; the caller has to check their sizes.
 * @param now as for `shownFields`.
 */
export function validateValues(
  definition: FullDefinition,
  values: Readonly<Record<string, string>>,
  now: number,
): readonly FieldRefusal[] {
  return shownFields(definition, values, now).flatMap((field) => {
    const value = (Object.hasOwn(values, field.id) && values[field.id]) || '';
    const refusal = validateFullField(field, value);
    return refusal ? { ...refusal, fieldId: field.id, name: field.name } : [];
  });
}

/** The English text of a refusal. */
export const fieldErrorMessage = (key: string, params: Refusal['params'] = {}): string =>
  createMessages({}, 'en', ENGLISH).of(key, params);
