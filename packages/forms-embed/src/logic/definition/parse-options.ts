import { jsonList, jsonObject, jsonText } from '@mountkit/core/logic';
import { isBoolean, isChoice, isEnumeration, isSingleChoice } from './field-kinds';
import { anyText, type Report } from './foreign';
import type { FieldOption, FullField } from './full-definition';

/** The properties that the initial value of a field depends on. */
type InitialField = Pick<FullField, 'name' | 'fieldType' | 'type' | 'hidden' | 'defaultValue' | 'options'>;

function parseOption(raw: unknown): FieldOption {
  if (typeof raw === 'string' || typeof raw === 'number') return { label: `${raw}`, value: `${raw}` };
  const { label, value } = jsonObject(raw);
  return { label: jsonText(label) || anyText(value), value: anyText(value) };
}

/** The visible options without empty and repeated values. */
export function parseOptions(rawOptions: unknown, name: string, report: Report): readonly FieldOption[] {
  const options = new Map<string, FieldOption>();
  const repeated = new Set<string>();
  for (const rawOption of jsonList(rawOptions)) {
    const option = parseOption(rawOption);
    if (option.value === '' || jsonObject(rawOption).hidden === true) continue;
    if (options.has(option.value)) repeated.add(option.value);
    else options.set(option.value, option);
  }
  if (repeated.size > 0) report('options', name, [...repeated]);
  return [...options.values()];
}

/**
 * The value that a field starts with. For enumerations `selectedOptions` count before the default value; several are
 * joined by semicolons, and values that are not among the options are left out, except in hidden fields.
 */
export function parseInitialValue(raw: Readonly<Record<string, unknown>>, field: InitialField, report: Report): string {
  if (!isEnumeration(field)) return field.defaultValue;
  const selected = jsonList(raw.selectedOptions).map(anyText).filter(Boolean);
  if (isBoolean(field))
    return parseBoolean(selected.length > 0 ? selected : [anyText(raw.defaultValue)], field, report);

  const chosen = selected.length > 0 ? selected : defaultsOf(field);
  const known = new Set(field.options.map(({ value }) => value));
  const isKept = (value: string) => field.hidden || !isChoice(field) || known.has(value);
  const invalid = chosen.filter((value) => !isKept(value));
  if (invalid.length > 0) report('choice', field.name, invalid);
  const kept = chosen.filter(isKept);
  return kept.slice(0, isSingleChoice(field) ? 1 : undefined).join(';');
}

/** The values in a default value: one if only one can be chosen, or if the whole text is an option's value. */
function defaultsOf(field: InitialField): readonly string[] {
  const { defaultValue, options } = field;
  const isOne = isSingleChoice(field) || options.some(({ value }) => value === defaultValue);
  return (isOne ? [defaultValue] : defaultValue.split(';')).filter(Boolean);
}

function parseBoolean(chosen: readonly string[], { name }: InitialField, report: Report): string {
  const invalid = chosen.filter((value) => !/^(true|false|)$/i.test(value));
  if (invalid.length > 0) report('yesOrNo', name, invalid);
  return String(chosen.some((value) => value.toLowerCase() === 'true'));
}
