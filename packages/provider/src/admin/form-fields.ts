/** A field as an owner knows it. */
export interface FieldName {
  /** The name of its input: with the type of object in front where it is not a contact's. */
  name: string;
  label: string;
  /** Whether its values are numbers or phone numbers. */
  isNumber?: true;
}

type Json = Readonly<Record<string, unknown>>;

/** The fields of a definition document in the order of the page, dependent ones after the one they depend on. */
export function listFieldNames(definition: Json): FieldName[] {
  const groups = listOf(objectOf(definition.form).formFieldGroups);
  return groups.flatMap((group) => listOf(objectOf(group).fields).flatMap((field) => namesOf(objectOf(field))));
}

/** What a form is called where nobody has named it: by its first fields. */
export function titleOf(definition: Json): string {
  const fields = listFieldNames(definition);
  if (fields.length === 0) return 'A form without fields';
  const first = fields.slice(0, 3).map(({ label }) => label);
  return fields.length > 3 ? `${first.join(', ')} and ${fields.length - 3} more` : first.join(', ');
}

function namesOf(field: Json): FieldName[] {
  const { name, label, objectTypeId } = field;
  const own =
    typeof name === 'string' && field.hidden !== true
      ? [{ ...nameOf(name, label, objectTypeId), ...(isNumberField(field) && { isNumber: true as const }) }]
      : [];
  const dependents = listOf(field.dependentFieldFilters).map((filter) => objectOf(objectOf(filter).dependentFormField));
  return [...own, ...dependents.flatMap(namesOf)];
}

/** By the kind of its input, or of the property behind it. */
const isNumberField = ({ fieldType, type }: Json) =>
  ['number', 'phone', 'phonenumber'].includes(String(fieldType)) || type === 'number';

function nameOf(name: string, label: unknown, objectTypeId: unknown): FieldName {
  const isContact = typeof objectTypeId !== 'string' || objectTypeId === '0-1';
  return {
    name: isContact ? name : `${objectTypeId}/${name}`,
    label: typeof label === 'string' && label.trim() !== '' ? label.trim() : name,
  };
}

function objectOf(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
