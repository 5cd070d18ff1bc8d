import { jsonList, jsonObject, jsonText } from '@mountkit/core/logic';
import { type Field, fieldsOf, parseDefinition } from '@mountkit/forms-embed/rules';
import type { StoredForm } from './find-form';

/** A field that a form takes, with what the server needs to know of it beside its rules. */
export interface AcceptedField {
  field: Field;
  /** The field as the document has it. */
  raw: Readonly<Record<string, unknown>>;
  /**
   * Whether it is shown to some visitors only: fields that depend on others, smart groups and their replacements.
   * A field that was not shown is not sent, so it is asked for only where it was sent.
   */
  isConditional: boolean;
}

const DEEPEST = 10;

/** Every field that a submission of the form may hold, by its id; the first of one id wins. */
export function acceptedFields({ definition, address }: StoredForm): ReadonlyMap<string, AcceptedField> {
  const groups = jsonList(jsonObject(definition.form).formFieldGroups).map(jsonObject);
  const found = groups.flatMap((group) => {
    const isConditional = group.isSmartGroup === true || group.default === false;
    return jsonList(group.fields).flatMap((raw) => withDependents(jsonObject(raw), isConditional));
  });
  const fields = new Map<string, AcceptedField>();
  for (const { raw, isConditional } of found) {
    const field = parseField(raw);
    if (field !== null && !fields.has(field.id)) fields.set(field.id, { field, raw, isConditional });
  }
  if (fields.size === 0 && found.length > 0) throw new Error(`form ${address.guid} has no field that can be read`);
  return fields;
}

type RawField = Omit<AcceptedField, 'field'>;

function withDependents(raw: Readonly<Record<string, unknown>>, isConditional: boolean, depth = 0): RawField[] {
  if (depth === DEEPEST) return [];
  const dependents = jsonList(raw.dependentFieldFilters)
    .map((entry) => jsonObject(jsonObject(entry).dependentFormField))
    .filter(({ name }) => jsonText(name) !== '');
  return [{ raw, isConditional }, ...dependents.flatMap((dependent) => withDependents(dependent, true, depth + 1))];
}

/** Reads one field as the widget does; alone, so that its rules do not depend on others. */
function parseField(raw: Readonly<Record<string, unknown>>): Field | null {
  const alone = { form: { formFieldGroups: [{ fields: [{ ...raw, dependentFieldFilters: [] }] }] } };
  const { definition } = parseDefinition(alone);
  return definition === null ? null : (fieldsOf(definition)[0] ?? null);
}
