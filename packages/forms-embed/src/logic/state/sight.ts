import type { FieldPlace } from '../definition/field-places';
import type { FullGroup } from '../definition/full-definition';
import type { hiddenSmartFields, visibleGroups } from './smart';
import type { createVisibility } from './visibility';

/** Which fields of a form are shown, as values change and become known. */
export interface Sight {
  readonly isShown: (id: string) => boolean;
  /** Sets the names of known fields; any field may be shown or hidden by it. */
  readonly know: (known: ReadonlySet<string>) => void;
  /** Updates after a field's value has changed. Returns the ids of fields that are shown or hidden by it. */
  readonly follow: (changedId: string) => readonly string[];
}

/** Hides fields and groups whose values are known. */
export interface Smartness {
  readonly visibleGroups: typeof visibleGroups;
  readonly hiddenSmartFields: typeof hiddenSmartFields;
}

/** For forms without known values and waiting groups. */
const NOTHING_HIDDEN: Smartness = {
  visibleGroups: (groups) => groups.map(() => true),
  hiddenSmartFields: () => new Set(),
};

/** What visibility depends on. The last two are loaded only for forms that need them. */
export interface SightParts {
  readonly groups: readonly FullGroup[];
  readonly places: readonly FieldPlace[];
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Returns the value of a field by id. */
  readonly read: (id: string) => string;
  /** For forms with dependent fields. */
  readonly createVisibility?: typeof createVisibility | undefined;
  /** For forms with known values or waiting groups. */
  readonly smartness?: Smartness | undefined;
}

/**
 * Combines the reasons to hide a field: its group, its known value, its parent's value. If one of the first two hides a
 * field, its dependents are hidden too.
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
