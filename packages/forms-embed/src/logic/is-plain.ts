import { jsonList, jsonObject } from '@mountkit/core/logic';

/** What of a form's `metaData` asks for more than fields. */
const MORE = /legalConsentOptions|allowCookieReset|renderRawHtml/;

/**
 * Whether a document holds nothing but text fields of one line that nobody has prefilled, so that the small form can
 * draw it. When in doubt it is not plain: the other form draws everything.
 */
export function isPlainDocument(document: unknown, isGiven: (name: string) => boolean): boolean {
  const { form, properties, knownSmartFields, themeCss, portalSetting } = jsonObject(document);
  const { formFieldGroups, metaData, captchaEnabled, style } = jsonObject(form);
  const names = new Set<unknown>();

  const isPlainField = (field: unknown) => {
    const { name, label, fieldType, type, description, dependentFieldFilters } = jsonObject(field);
    const isRepeated = names.has(name);
    names.add(name);
    return (
      !isRepeated &&
      !isGiven(`${name}`) &&
      /^(text|email|undefined|),(string|undefined|)$/.test(`${fieldType},${type}`) &&
      !/phone|[<&]/.test(`${name}${label}`) &&
      !description &&
      !isFilled(dependentFieldFilters)
    );
  };

  return (
    ![captchaEnabled, style, themeCss, jsonObject(portalSetting).enableLiveValidation === false].some(Boolean) &&
    ![properties, knownSmartFields].some(isFilled) &&
    !jsonList(metaData).some((entry) => MORE.test(`${jsonObject(entry).name}`)) &&
    jsonList(formFieldGroups).every((value) => {
      const group = jsonObject(value);
      const { fields, richText, isPageBreak, isSmartGroup } = group;
      return (
        ![isPageBreak, isSmartGroup, jsonObject(richText).content, group.default === false].some(Boolean) &&
        jsonList(fields).every(isPlainField)
      );
    })
  );
}

const isFilled = (value: unknown): boolean => !!value && Object.keys(value).length > 0;
