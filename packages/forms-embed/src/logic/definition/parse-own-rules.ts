import { jsonList, jsonObject, jsonText } from '@mountkit/core/logic';
import { fieldIdOf } from './field-id';
import { valueKindOf } from './field-kinds';
import { numberOf, type Report } from './foreign';
import type { Condition, FullDefinition, FullField } from './full-definition';
import { parseFilters } from './parse-filters';

/** The most pages that can be skipped: each is decided anew whenever a value changes. */
const MOST_SKIPPED = 50;

/** The page of each field, by id. */
type Pages = ReadonlyMap<string, number>;

/**
 * Reads the rules that definitions of our own have beside those of the forms host, which ignores them: `mountkit` in the
 * `validation` of a field, and in a group. What is wrong with them is reported and left out. Never throws.
 *
 * @param form as the provider sent it
 */
export function parseOwnRules(form: unknown, definition: FullDefinition, report: Report): FullDefinition {
  const rawGroups = jsonList(jsonObject(form).formFieldGroups);
  const rules = rulesOf(rawGroups);
  const pages: Pages = new Map(
    definition.groups.flatMap(({ fields, page }) => fields.map(({ id }): [string, number] => [id, page])),
  );
  const skips = readSkips(rawGroups, definition, { pages, report });
  return {
    ...definition,
    groups: definition.groups.map((group) => {
      const skipWhen = skips.get(group.page);
      return {
        ...group,
        ...(skipWhen && { skipWhen }),
        fields: group.fields.map((field) => ({
          ...field,
          ...(skipWhen && { skipWhen }),
          ...readRules(field, jsonObject(rules.get(field.id)), { pages, report }),
        })),
      };
    }),
  };
}

/** The raw rules of every field, by id; of a field that comes several times the first, as the field itself. */
function rulesOf(groups: readonly unknown[]): ReadonlyMap<string, unknown> {
  const rules = new Map<string, unknown>();
  let fields = groups.flatMap((group) => jsonList(jsonObject(group).fields)).map(jsonObject);
  // Level by level, as the fields themselves are read; a document has an end.
  while (fields.length > 0) {
    for (const { name, objectTypeId, validation } of fields) {
      const id = fieldIdOf(jsonText(name), jsonText(objectTypeId));
      if (!rules.has(id)) rules.set(id, jsonObject(validation).mountkit);
    }
    fields = fields.flatMap(({ dependentFieldFilters }) =>
      jsonList(dependentFieldFilters).map((entry) => jsonObject(jsonObject(entry).dependentFormField)),
    );
  }
  return rules;
}

interface ReadContext {
  readonly pages: Pages;
  readonly report: Report;
}

function readRules(field: FullField, raw: Readonly<Record<string, unknown>>, { pages, report }: ReadContext) {
  const limit = (key: 'minLength' | 'maxLength') => {
    if (raw[key] === undefined) return {};
    const length = numberOf(raw[key]);
    if (valueKindOf(field) === 'text' && Number.isInteger(length) && Number(length) > 0) return { [key]: length };
    report('ownLength', field.name, key);
    return {};
  };
  const requiredWhen = readConditions(raw.requiredWhen, report, (id) => {
    if (pages.has(id) && id !== field.id) return true;
    report('ownField', `requiredWhen of field ${field.name}`, id);
    return false;
  });
  return { ...limit('minLength'), ...limit('maxLength'), ...(requiredWhen[0] && { requiredWhen }) };
}

/** The conditions on which each page is skipped. They can only be about fields of the pages before it. */
function readSkips(
  rawGroups: readonly unknown[],
  { groups }: FullDefinition,
  { pages, report }: ReadContext,
): ReadonlyMap<number, readonly Condition[]> {
  const skips = new Map<number, readonly Condition[]>();
  groups
    .filter(({ isDependent }) => !isDependent)
    .forEach(({ page }, index) => {
      const { skipWhen } = jsonObject(jsonObject(rawGroups[index]).mountkit);
      const found = readConditions(skipWhen, report, (id) => {
        if ((pages.get(id) ?? page) < page) return true;
        report('ownField', `skipWhen of group ${index}`, id);
        return false;
      });
      if (!found[0]) return;
      if (!skips.has(page) && skips.size === MOST_SKIPPED) report('manySkips', MOST_SKIPPED);
      else skips.set(page, [...(skips.get(page) ?? []), ...found]);
    });
  return skips;
}

const readConditions = (raw: unknown, report: Report, isAccepted: (id: string) => boolean): readonly Condition[] =>
  jsonList(raw).flatMap((entry) => {
    const { field, filters } = jsonObject(entry);
    const parentId = jsonText(field);
    return isAccepted(parentId) ? { parentId, filters: parseFilters(filters, report) } : [];
  });
