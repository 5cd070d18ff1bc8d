import { ENGLISH } from './logic/english';
import { validateRich } from './logic/every-rule';
import { placesOf } from './logic/field-places';
import { createMessages } from './logic/messages';
import { numberPages } from './logic/number-pages';
import { parseConsent } from './logic/parse-consent';
import { parseDependents } from './logic/parse-dependents';
import { type ParsedRichDefinition, parseRichDefinition } from './logic/parse-rich';
import { initialValues } from './logic/prefill';
import type { RichDefinition, RichField } from './logic/rich-definition';
import type { Refusal } from './logic/rules';
import { createSight } from './logic/sight';
import { hiddenSmartFields, visibleGroups } from './logic/smart';
import { createVisibility } from './logic/visibility';

export { validateRich as validateValue } from './logic/every-rule';
export type { FileFacts } from './logic/field-state';
export { errorTypeOf } from './logic/messages';
export { richFieldsOf as fieldsOf } from './logic/parse-rich';
export type {
  RichDefinition as FormDefinition,
  RichField as Field,
  RichGroup as FieldGroup,
} from './logic/rich-definition';
export type { Refusal } from './logic/rules';

/** Reads a definition document. Never throws; `definition` is null where there is no form in it. */
export const parseDefinition = (document: unknown): ParsedRichDefinition =>
  parseRichDefinition(document, { parseConsent, parseDependents, numberPages });

/** One field whose value is refused. */
export interface FieldRefusal extends Refusal {
  readonly fieldId: string;
  readonly name: string;
}

/** Names of the fields whose values a definition says are known of its visitor. */
const knownNames = (definition: RichDefinition): ReadonlySet<string> =>
  initialValues(definition, { address: { getAll: () => [] }, properties: {}, ignoreCurrentValues: false, mode: 'live' })
    .known;

/**
 * The fields that a visitor saw who sent these values (by field id), consents too: specification 2 section 4,
 * 'Dependent and smart fields'. What is known is what the definition says, so give it as the visitor was given it. A
 * known field that was sent nevertheless was asked for, e.g. after 'Not you?', and counts as one that is not known.
 * @param now epoch milliseconds, for the filters that compare with the time.
 */
export function shownFields(
  definition: RichDefinition,
  values: Readonly<Record<string, string>>,
  now: number,
): readonly RichField[] {
  const places = placesOf(definition);
  const smartness = { hiddenSmartFields, visibleGroups };
  const known = new Set(knownNames(definition));
  for (const { field } of places) if (Object.hasOwn(values, field.id)) known.delete(field.name);
  const read = (id: string) => (Object.hasOwn(values, id) && values[id]) || '';
  const sight = createSight(
    { groups: definition.groups, places, now: () => now, read, createVisibility, smartness },
    known,
  );
  return places.map(({ field }) => field).filter(({ id }) => sight.isShown(id));
}

/**
 * Checks the values of a submission by field id, by the rules of specification 2 section 5: those of the fields that
 * were shown, the consents among them. Hidden inputs are not checked, since no visitor could mend them. Files are known
 * by the names in their field's value; their sizes are the caller's to check.
 * @param now as for `shownFields`.
 */
export function validateValues(
  definition: RichDefinition,
  values: Readonly<Record<string, string>>,
  now: number,
): readonly FieldRefusal[] {
  return shownFields(definition, values, now).flatMap((field) => {
    const value = (Object.hasOwn(values, field.id) && values[field.id]) || '';
    const refusal = field.hidden ? null : validateRich(field, value);
    return refusal ? { ...refusal, fieldId: field.id, name: field.name } : [];
  });
}

/** The English text of a refusal. */
export const fieldErrorMessage = (key: string, params: Refusal['params'] = {}): string =>
  createMessages({}, 'en', ENGLISH).of(key, params);
