import { type Json, jsonList, jsonObject, jsonText } from '@mountkit/core/logic';
import { consentBoxes, consentTexts, readConsentOptions } from '../definition/consent-texts';
import { hasCountrySelect } from '../definition/field-kinds';
import { isFieldType } from '../definition/field-types';
import { pairsOf } from '../definition/foreign';
import { richTextOf } from '../definition/parse-groups';
import { COUNTRY_OPTIONS, FIELD_LIMITS, mostOptions } from './limits';
import { countTags, findLongMarkup } from './text-limits';

/** How much a form is drawn from: the counts that `DEFINITION_LIMITS` restricts. */
export interface PartCounts {
  readonly groups: number;
  readonly fields: number;
  readonly options: number;
  readonly filterValues: number;
  readonly consents: number;
  readonly markup: number;
  readonly tags: number;
}

/** Counts what a form would be drawn from, after `fit-definition.ts` has cut what is too long. */
export function countParts(form: Json): PartCounts {
  const groups = jsonList(form.formFieldGroups).map(jsonObject);
  const fields = groups.flatMap((group) => jsonList(group.fields)).map(jsonObject);
  const filters: Json[] = [];
  // Dependents are added during the loop.
  for (const field of fields) {
    for (const entry of jsonList(field.dependentFieldFilters).map(jsonObject)) {
      fields.push(jsonObject(entry.dependentFormField));
      for (const filter of jsonList(entry.filters)) filters.push(jsonObject(filter));
    }
  }
  const consent = readConsentOptions(form);
  const texts = [
    ...groups.map(richTextOf).filter((text) => !findLongMarkup(text)),
    ...fields.flatMap(({ label, description, footer }) => [label, description, footer].map(cutText)),
    ...consentTexts(consent).map(({ text }) => text),
  ].filter((text) => text.includes('<'));

  return {
    groups: groups.length,
    fields: fields.length,
    options: sum(fields.map(countOptions)),
    filterValues: sum(
      filters.map(({ strValues, numberValues }) => 1 + jsonList(strValues).length + jsonList(numberValues).length),
    ),
    consents: consentBoxes(consent).length,
    markup: sum(texts.map(({ length }) => length)),
    tags: sum(texts.map(countTags)),
  };
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

const cutText = (value: unknown): string => jsonText(value).slice(0, FIELD_LIMITS.text);

function countOptions(field: Json): number {
  const fieldType = jsonText(field.fieldType);
  const kind = {
    name: jsonText(field.name),
    fieldType: isFieldType(fieldType) ? fieldType : 'text',
    useCountryCodeSelect: field.useCountryCodeSelect === true,
    metaData: pairsOf(field.metaData),
  } as const;
  if (hasCountrySelect(kind)) return COUNTRY_OPTIONS;
  return Math.min(jsonList(field.options).length, mostOptions(fieldType));
}
