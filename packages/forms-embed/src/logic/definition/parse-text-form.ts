import { jsonList, jsonObject, jsonText } from '@mountkit/core/logic';
import { type Field, type FormDefinition, parseField, readForm } from './definition';

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
  const names = new Set<unknown>();
  let isTextForm =
    Array.isArray(formFieldGroups) &&
    // An empty object has two signs, as JSON in a text four.
    ![captchaEnabled, style, translations, themeCss, JSON.stringify(globalStyle)?.[4]].some(Boolean) &&
    ![jsonObject(portalSetting).enableLiveValidation, jsonObject(scopes).noBranding].includes(false) &&
    ![properties, knownSmartFields].some(isFilled) &&
    !jsonList(metaData)
      .map(jsonObject)
      .some(({ name, value }) => MORE.test(`${jsonText(name)} ${jsonText(value)}`));

  const readField = (value: unknown): Field | [] => {
    const { type, objectTypeId, footer, dependentFieldFilters, validation } = jsonObject(value);
    const field = parseField(value);
    if (
      field &&
      names.size < MOST &&
      !names.has(field.name) &&
      !isGiven(field.name) &&
      /^(text|email),(string|),(0-1|)$/.test([field.fieldType, jsonText(type), jsonText(objectTypeId)].join()) &&
      !/phone|[<&]/.test(field.name + field.label) &&
      !field.description &&
      !footer &&
      !isFilled(dependentFieldFilters) &&
      !Object.values(jsonObject(validation)).some(isFilled)
    ) {
      names.add(field.name);
      return field;
    }
    isTextForm = false;
    return [];
  };

  const groups = jsonList(formFieldGroups).map((value) => {
    const { fields, richText, isPageBreak, isSmartGroup, default: isDefault } = jsonObject(value);
    if (
      [isPageBreak, isSmartGroup, jsonText(richText), jsonObject(richText).content, isDefault === false].some(Boolean)
    )
      isTextForm = false;
    return { fields: jsonList(fields).flatMap(readField) };
  });
  return isTextForm ? readForm(jsonObject(form), groups) : null;
}

/** Whether a value is set: true, or a text, list or object that is not empty. */
const isFilled = (value: unknown): boolean => value === true || (!!value && Object.keys(value).length > 0);
