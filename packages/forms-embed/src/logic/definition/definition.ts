import { type Json, jsonList, jsonObject, jsonText } from '@mountkit/core/logic';

/** One field of a form, as the widget works with it: specification 2 section 3. */
export interface Field {
  /** The key of its value in a submission: the name, prefixed with the object type unless it is a contact's. */
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly labelHidden: boolean;
  readonly description: string;
  readonly placeholder: string;
  readonly fieldType: string;
  readonly required: boolean;
  readonly hidden: boolean;
  readonly defaultValue: string;
}

/** Fields in one row. */
export interface FieldGroup {
  readonly fields: readonly Field[];
}

/** A form as its owner defined it. Default of every text is the empty string. */
export interface FormDefinition {
  readonly guid: string;
  readonly portalId: string;
  readonly submitText: string;
  readonly cssClass: string;
  readonly inlineMessage: string;
  readonly redirectUrl: string;
  readonly groups: readonly FieldGroup[];
  readonly metaData: Readonly<Record<string, string>>;
}

/** Reads what all fields of contacts have in common; null for a field without a name. */
export function parseField(value: unknown): Field | null {
  const raw = jsonObject(value);
  const name = jsonText(raw.name);
  if (!name) return null;
  return {
    id: name,
    name,
    label: jsonText(raw.label),
    labelHidden: raw.labelHidden === true,
    description: jsonText(raw.description),
    placeholder: jsonText(raw.placeholder),
    fieldType: jsonText(raw.fieldType) || 'text',
    required: raw.required === true,
    hidden: raw.hidden === true,
    defaultValue: jsonText(raw.defaultValue),
  };
}

/** Reads the properties of a form as a whole; the caller gives its groups. */
export const readForm = (form: Json, groups: readonly FieldGroup[]): FormDefinition => ({
  guid: jsonText(form.guid),
  portalId: jsonText(form.portalId),
  submitText: jsonText(form.submitText),
  cssClass: jsonText(form.cssClass),
  inlineMessage: jsonText(form.inlineMessage),
  redirectUrl: jsonText(form.redirectUrl),
  groups,
  metaData: Object.fromEntries(
    jsonList(form.metaData)
      .map(jsonObject)
      .map(({ name, value }) => [jsonText(name), jsonText(value)]),
  ),
});

/** Every field of a form, in order. */
export function fieldsOf(definition: FormDefinition): readonly Field[] {
  return definition.groups.flatMap(({ fields }) => fields);
}
