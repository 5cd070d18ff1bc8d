import type { FullField } from '../definition/full-definition';
import { passesFilter } from './filters';

/** What the visibility of a field depends on. */
export type DependentField = Pick<FullField, 'id' | 'type' | 'conditions'>;

/** A field that comes into sight, or goes out of it. */
export interface VisibilityChange {
  readonly id: string;
  readonly shown: boolean;
}

/** Answers the value of a field by id. */
type Read = (id: string) => string;

/** Decides which fields can be seen. */
export interface Visibility {
  /** The ids of all shown fields. */
  readonly all: (read: Read) => ReadonlySet<string>;
  /** What another value of one field changes, of what was shown before. Costs nothing where no field depends on it. */
  readonly after: (changedId: string, shown: ReadonlySet<string>, read: Read) => readonly VisibilityChange[];
}

const NONE: readonly DependentField[] = [];

/**
 * Creates the visibility of these fields: specification 2 section 4, 'Dependent and smart fields'. A field without
 * conditions is shown, any other when one of its conditions holds: its parent is shown, and the parent's value passes
 * every filter. Fields that depend on each other in a circle do not keep each other in sight.
 */
export function createVisibility(fields: readonly DependentField[], now: () => number): Visibility {
  const byId = new Map(fields.map((field) => [field.id, field]));
  const children = new Map<string, DependentField[]>();
  for (const field of fields) {
    for (const parentId of new Set(field.conditions.map((condition) => condition.parentId))) {
      const siblings = children.get(parentId);
      if (siblings) siblings.push(field);
      else children.set(parentId, [field]);
    }
  }

  /** Whether the parent's value lets the child be seen, as far as the parent is shown itself. */
  const lets = (parentId: string, child: DependentField, read: Read): boolean => {
    const parent = byId.get(parentId);
    if (!parent) return false;
    const facts = { type: parent.type, now: now() };
    return child.conditions.some(
      (condition) =>
        condition.parentId === parentId &&
        condition.filters.every((filter) => passesFilter(filter, read(parentId), facts)),
    );
  };

  /** Adds to the shown ones whatever comes into sight through them: from the outside in, so that circles stay dark. */
  const spread = (shown: Set<string>, from: Iterable<string>, read: Read): Set<string> => {
    // A set that grows is walked to its end.
    const reached = new Set(from);
    for (const id of reached) {
      for (const child of children.get(id) ?? NONE) {
        if (shown.has(child.id) || !lets(id, child, read)) continue;
        shown.add(child.id);
        reached.add(child.id);
      }
    }
    return shown;
  };

  const closures = new Map<string, readonly DependentField[]>();
  /** All that depends on a field, at whatever distance. */
  const descendantsOf = (id: string): readonly DependentField[] => {
    if (!children.has(id)) return NONE;
    const known = closures.get(id);
    if (known) return known;
    const found = new Set(children.get(id));
    for (const field of found) for (const child of children.get(field.id) ?? NONE) found.add(child);
    closures.set(id, [...found]);
    return [...found];
  };

  return {
    all(read) {
      const roots = fields.filter(({ conditions }) => conditions.length === 0).map(({ id }) => id);
      return spread(new Set(roots), roots, read);
    },
    after(changedId, shown, read) {
      const descendants = descendantsOf(changedId);
      if (descendants.length === 0) return [];
      const next = new Set(shown);
      for (const { id } of descendants) next.delete(id);
      // Only the parents that are no descendants themselves stand firm; the rest is found again from them.
      const firm = descendants.flatMap(({ conditions }) => conditions.map(({ parentId }) => parentId));
      spread(
        next,
        firm.filter((id) => next.has(id)),
        read,
      );
      return descendants.flatMap(({ id }) => (shown.has(id) === next.has(id) ? [] : { id, shown: next.has(id) }));
    },
  };
}
