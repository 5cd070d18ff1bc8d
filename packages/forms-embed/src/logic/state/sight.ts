import type { FieldPlace } from '../definition/field-places';
import type { FullGroup } from '../definition/full-definition';
import type { hiddenSmartFields, visibleGroups } from './smart';
import type { createVisibility } from './visibility';

/** Which fields of a form are in sight, as values change and become known. */
export interface Sight {
  readonly isShown: (id: string) => boolean;
  /** Takes another set of names of known fields; anything may have changed. */
  readonly know: (known: ReadonlySet<string>) => void;
  /** Takes another value of a field. Answers the ids of fields that came into sight or went out of it. */
  readonly follow: (changedId: string) => readonly string[];
}

/** Decides what known values hide. */
export interface Smartness {
  readonly visibleGroups: typeof visibleGroups;
  readonly hiddenSmartFields: typeof hiddenSmartFields;
}

/** For forms of which nothing is known and in which no group waits. */
const NOTHING_HIDDEN: Smartness = {
  visibleGroups: (groups) => groups.map(() => true),
  hiddenSmartFields: () => new Set(),
};

/** What is looked at. */
export interface SightParts {
  readonly groups: readonly FullGroup[];
  readonly places: readonly FieldPlace[];
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Answers the value of a field by id. */
  readonly read: (id: string) => string;
  /** How dependent fields come into sight. Whoever knows that there are none need not give it. */
  readonly createVisibility?: typeof createVisibility | undefined;
  /** What known values hide. Whoever knows that nothing is known and no group waits need not give it. */
  readonly smartness?: Smartness | undefined;
}

/**
 * Joins the reasons to hide a field: its group, its known value, its parent's value. A field that is hidden for either
 * of the first two is no parent for others either: what depends on it is hidden with it.
 */
export function createSight(parts: SightParts, known: ReadonlySet<string>): Sight {
  const { groups, places, now, read, smartness = NOTHING_HIDDEN } = parts;
  const look = (names: ReadonlySet<string>) => {
    const visible = smartness.visibleGroups(groups, names);
    const hidden = smartness.hiddenSmartFields(groups, names);
    const open = places.filter(({ field, group }) => visible[group] !== false && !hidden.has(field.id));
    const fields = open.map(({ field }) => field);
    const visibility = parts.createVisibility?.(fields, now);
    return { visibility, shown: new Set(visibility ? visibility.all(read) : fields.map(({ id }) => id)) };
  };
  let { visibility, shown } = look(known);

  return {
    isShown: (id) => shown.has(id),
    know(names) {
      ({ visibility, shown } = look(names));
    },
    follow(changedId) {
      const changes = visibility?.after(changedId, shown, read) ?? [];
      for (const change of changes) {
        if (change.shown) shown.add(change.id);
        else shown.delete(change.id);
      }
      return changes.map(({ id }) => id);
    },
  };
}
