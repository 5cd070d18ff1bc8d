import { jsonList, jsonObject } from '@mountkit/core/logic';
import type { Report } from './foreign';
import type { Condition, FullField, FullGroup } from './full-definition';
import { parseFullField } from './parse-field';
import { parseFilters } from './parse-filters';

/** A field with the document that it was read from. */
export interface FieldNode {
  readonly field: FullField;
  readonly raw: unknown;
}

/** Field id to the conditions of a dependent, which grow as it is met again; null for a field that is always shown. */
export type KnownFields = Map<string, Condition[] | null>;

/** What reading dependents needs to know of the rest of the form. */
export interface DependentsContext {
  readonly known: KnownFields;
  readonly page: number;
  readonly report: Report;
}

/** How deep dependents may lie below a field of a group. */
const DEEPEST = 20;

/**
 * The groups of fields that depend on a field, its own dependents first, then theirs. A field that depends on several
 * stands where it was first met; a field that stands in a group of its own right is shown whatever depends on what.
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

/** The field to put in the group, or null where it stands elsewhere already. */
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

/** Whether a field is the other one, or is shown by way of it. */
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
