import { jsonList, jsonObject, jsonText } from '@mountkit/core/logic';
import { parseField } from './definition';
import { fieldIdOf } from './field-id';
import { type FieldType, isFieldType } from './field-types';
import { anyText, pairsOf, type Report } from './foreign';
import type { FieldValidation, FullField } from './full-definition';
import { parseInitialValue, parseOptions } from './parse-options';

/**
 * Makes curly quotes in a label with markup straight, so that its attributes can be read: specification 2 section 5.
 */
export function straightenQuotes(label: string): string {
  if (!/<[a-z/!]/i.test(label)) return label;
  return label.replace(/[“”]/g, '"').replace(/[‘’]/g, "'");
}

function parseValidation(raw: unknown): FieldValidation {
  const { data, useDefaultBlockList, blockedEmailAddresses } = jsonObject(raw);
  return {
    data: jsonText(data),
    useDefaultBlockList: useDefaultBlockList === true,
    blockedEmailAddresses: jsonList(blockedEmailAddresses)
      .map((entry) => jsonText(entry).trim())
      .filter(Boolean),
  };
}

/** The field type if it is known. Any other becomes a text field, where anything can be typed. */
function knownFieldType(name: string, found: string, report: Report): FieldType {
  if (isFieldType(found)) return found;
  report('fieldType', name, found);
  return 'text';
}

/** Reads a field with all its properties but without its dependents; null for a field without a name. */
export function parseFullField(value: unknown, report: Report): FullField | null {
  const asText = parseField(value);
  if (!asText) return null;
  const raw = jsonObject(value);
  const { name, label, labelHidden, description, placeholder, required, hidden, defaultValue } = asText;
  const fieldType = knownFieldType(name, asText.fieldType, report);
  const objectTypeId = jsonText(raw.objectTypeId);
  const type = jsonText(raw.type) || 'string';
  const options = parseOptions(raw.options, name, report);
  // Key by key: spreading is ten times as slow, which counts in a form of thousands of fields.
  return {
    id: fieldIdOf(name, objectTypeId),
    name,
    label: straightenQuotes(label),
    labelHidden,
    description,
    placeholder,
    required,
    hidden,
    fieldType,
    type,
    objectTypeId,
    footer: jsonText(raw.footer),
    options,
    defaultValue: parseInitialValue(raw, { name, fieldType, type, hidden, defaultValue, options }, report),
    validation: parseValidation(raw.validation),
    isSmartField: raw.isSmartField === true,
    ratingType: jsonText(raw.ratingType),
    useCountryCodeSelect: raw.useCountryCodeSelect === true,
    countryCode: jsonText(raw.countryCode),
    countryCodeExtension: anyText(raw.countryCodeExtension),
    metaData: pairsOf(raw.metaData),
    conditions: [],
  };
}
