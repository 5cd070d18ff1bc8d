import { type Json, jsonList, jsonObject, jsonText } from '@mountkit/core/logic';
import { type Field, type FieldGroup, type FormDefinition, parseField, readForm } from './definition';

/** Entries of a form's `metaData`, name and value, that need a full form. */
const MORE = /legalConsentOptions|allowCookieReset|renderRawHtml|^lang (?!en(-us)?$|$)/i;

/** The most fields of a text form. */
const MOST = 500;

/**
 * Reads a document for the text form: only text fields of one line, none of them prefilled. Null for any other, and
 * when in doubt: the full form draws everything, and reports what it cannot read.
 */
export function parseTextForm(document: unknown, isGiven: (name: string) => boolean): FormDefinition | null {
  const { form, properties, knownSmartFields, themeCss, globalStyle, portalSetting, scopes } = jsonObject(document);
  const { formFieldGroups, metaData, captchaEnabled, style, translations } = jsonObject(form);
  if (
    !Array.isArray(formFieldGroups) ||
    // An empty object has two signs, as JSON in a text four.
    [captchaEnabled, style, translations, themeCss, JSON.stringify(globalStyle)?.[4]].some(Boolean) ||
    [jsonObject(portalSetting).enableLiveValidation, jsonObject(scopes).noBranding].includes(false) ||
    [properties, knownSmartFields].some(isFilled) ||
    jsonList(metaData)
      .map(jsonObject)
      .some(({ name, value }) => MORE.test(`${jsonText(name)} ${jsonText(value)}`))
  )
    return null;

  const names = new Set<string>();
  const groups: FieldGroup[] = [];
  for (const group of formFieldGroups) {
    const { fields, richText, isPageBreak, isSmartGroup, default: isDefault } = jsonObject(group);
    if (isPageBreak || isSmartGroup || jsonText(richText) || jsonObject(richText).content || isDefault === false)
      return null;
    const read: Field[] = [];
    for (const value of jsonList(fields)) {
      const field = parseField(value);
      if (!field || !isTextField(field, jsonObject(value)) || names.has(field.name) || isGiven(field.name)) return null;
      names.add(field.name);
      read.push(field);
    }
    groups.push({ fields: read });
  }
  return names.size > MOST ? null : readForm(jsonObject(form), groups);
}

/** Whether a field is one of plain text, without anything that only the full form draws. */
const isTextField = (field: Field, { type, objectTypeId, footer, dependentFieldFilters, validation }: Json): boolean =>
  /^(text|email),(string|),(0-1|)$/.test(`${field.fieldType},${jsonText(type)},${jsonText(objectTypeId)}`) &&
  !/phone|[<&]/.test(field.name + field.label) &&
  !field.description &&
  !footer &&
  !isFilled(dependentFieldFilters) &&
  !Object.values(jsonObject(validation)).some(isFilled);

/** Whether a value is set: true, or a text, list or object that is not empty. */
const isFilled = (value: unknown): boolean => value === true || (!!value && Object.keys(value).length > 0);
