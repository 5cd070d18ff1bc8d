import { jsonList, jsonObject } from '@mountkit/core/logic';
import type { Report } from './foreign';
import type { Condition, FullField, FullGroup } from './full-definition';
import { parseFullField } from './parse-field';
import { parseFilters } from './parse-filters';

/** A field with the JSON that it was read from. */
export interface FieldNode {
  readonly field: FullField;
  readonly raw: unknown;
}

/**
 * Field id to the conditions of a dependent, which are added to when it is found again; null for a field of a group.
 */
export type KnownFields = Map<string, Condition[] | null>;

/** What the rest of the form contributes to its dependents. */
export interface DependentsContext {
  readonly known: KnownFields;
  readonly page: number;
  readonly report: Report;
}

/** How many levels of dependents a field of a group may have. */
const DEEPEST = 20;

/**
 * The groups of fields that depend on a field: its own dependents first, then theirs. A field that depends on several
 * is placed where it was found first; a field that is in a group itself is always shown.
 */
export function parseDependents(parent: FieldNode, context: DependentsContext, depth = 0): readonly FullGroup[] {
  const { field, raw } = parent;
  const entries = jsonList(jsonObject(raw).dependentFieldFilters);
  if (entries.length === 0) return [];
  if (depth === DEEPEST) {
    context.report('tooDeep', field.name, DEEPEST);
    return [];
  }
  const nodes = entries.flatMap((entry, index) => {
    const { dependentFormField, filters } = jsonObject(entry);
    const dependent = parseFullField(dependentFormField, context.report);
    if (!dependent) context.report('namelessDependent', index, field.name);
    return dependent ? { node: { field: dependent, raw: dependentFormField }, filters } : [];
  });
  const fields = nodes.flatMap(({ node, filters }) => {
    const condition = { parentId: field.id, filters: parseFilters(filters, context.report) };
    return placeDependent(node.field, condition, context) ?? [];
  });
  const deeper = nodes.flatMap(({ node }) => parseDependents(node, context, depth + 1));
  return fields.length > 0 ? [groupOf(fields, context.page), ...deeper] : deeper;
}

/** The field to put in the group, or null if it has a place already. */
function placeDependent(field: FullField, condition: Condition, context: DependentsContext): FullField | null {
  const { known, report } = context;
  const before = known.get(field.id);
  if (before === undefined) {
    const conditions = [condition];
    known.set(field.id, conditions);
    return { ...field, conditions };
  }
  if (before === null) return null;
  if (dependsOn(condition.parentId, field.id, known)) {
    report('circular', field.name);
  } else {
    before.push(condition);
  }
  return null;
}

/** Whether a field is the other one, or depends on it, directly or through others. */
function dependsOn(id: string, other: string, known: KnownFields): boolean {
  const seen = new Set([id]);
  for (const each of seen) {
    if (each === other) return true;
    for (const { parentId } of known.get(each) ?? []) seen.add(parentId);
  }
  return false;
}

const groupOf = (fields: readonly FullField[], page: number): FullGroup => ({
  fields,
  richText: '',
  isDefault: true,
  isSmartGroup: false,
  page,
  isDependent: true,
});
