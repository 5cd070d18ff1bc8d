import type { FullField } from '../definition/full-definition';
import { passesFilter } from './filters';

/** The properties that the visibility of a field depends on. */
export type DependentField = Pick<FullField, 'id' | 'type' | 'conditions' | 'skipWhen'>;

/** A field that is shown or hidden. */
export interface VisibilityChange {
  readonly id: string;
  readonly shown: boolean;
}

/** Returns the value of a field by id. */
type Read = (id: string) => string;

/** Decides which fields are shown. */
export interface Visibility {
  /** The ids of all shown fields. */
  readonly all: (read: Read) => ReadonlySet<string>;
  /** The changes after one field's value has changed. Costs nothing if no field depends on it. */
  readonly after: (changedId: string, shown: ReadonlySet<string>, read: Read) => readonly VisibilityChange[];
}

const NONE: readonly DependentField[] = [];

/**
 * Creates the visibility of these fields: specification 2 section 4, 'Dependent and smart fields'. A field without
 * conditions is shown, any other when one of its conditions holds: its parent is shown, and the parent's value passes
 * every filter. Fields that depend on each other in a circle do not keep each other shown.
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

  /** Whether the parent's value shows the child, provided that the parent is shown. */
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

  /** Adds the fields that are shown through shown ones: from the outside in, so that circles stay hidden. */
  const spread = (shown: Set<string>, from: Iterable<string>, read: Read): Set<string> => {
    // Iterating a set also reaches what is added meanwhile.
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
  /** All fields that depend on a field, directly or through others. */
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
      // Parents that are not descendants themselves are unchanged; the rest is found again from them.
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
