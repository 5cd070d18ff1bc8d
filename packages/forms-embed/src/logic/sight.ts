import type { FieldPlace } from './field-places';
import type { RichGroup } from './rich-definition';
import { hiddenSmartFields, visibleGroups } from './smart';
import { createVisibility } from './visibility';

/** Which fields of a form are in sight, as values change and become known. */
export interface Sight {
  readonly isShown: (id: string) => boolean;
  /** Takes another set of names of known fields; anything may have changed. */
  readonly know: (known: ReadonlySet<string>) => void;
  /** Takes another value of a field. Answers the ids of fields that came into sight or went out of it. */
  readonly follow: (changedId: string) => readonly string[];
}

/** What is looked at. */
export interface SightParts {
  readonly groups: readonly RichGroup[];
  readonly places: readonly FieldPlace[];
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Answers the value of a field by id. */
  readonly read: (id: string) => string;
}

/**
 * Joins the reasons to hide a field: its group, its known value, its parent's value. A field that is hidden for either
 * of the first two is no parent for others either: what depends on it is hidden with it.
 */
export function createSight({ groups, places, now, read }: SightParts, known: ReadonlySet<string>): Sight {
  const look = (names: ReadonlySet<string>) => {
    const visible = visibleGroups(groups, names);
    const hidden = hiddenSmartFields(groups, names);
    const open = places.filter(({ field, group }) => visible[group] !== false && !hidden.has(field.id));
    const visibility = createVisibility(
      open.map(({ field }) => field),
      now,
    );
    return { visibility, shown: new Set(visibility.all(read)) };
  };
  let { visibility, shown } = look(known);

  return {
    isShown: (id) => shown.has(id),
    know(names) {
      ({ visibility, shown } = look(names));
    },
    follow(changedId) {
      const changes = visibility.after(changedId, shown, read);
      for (const change of changes) {
        if (change.shown) shown.add(change.id);
        else shown.delete(change.id);
      }
      return changes.map(({ id }) => id);
    },
  };
}
