import type { Condition, FullField } from '../definition/full-definition';
import { passesFilter } from './filters';

/** What conditions are compared with. */
export interface Facts {
  /** The type of a field that is shown; undefined for any other. */
  readonly shownType: (id: string) => string | undefined;
  /** The value of a field by id. */
  readonly read: (id: string) => string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Whether one of the conditions holds: its field is shown, and the field's value passes every filter. */
export const holds = (conditions: readonly Condition[], { shownType, read, now }: Facts): boolean =>
  conditions.some(({ parentId, filters }) => {
    const type = shownType(parentId);
    return type !== undefined && filters.every((filter) => passesFilter(filter, read(parentId), { type, now }));
  });

/** Whether a field is required: always, or by a condition that holds now. */
export const isDemanded = ({ required, requiredWhen = [] }: FullField, facts: Facts): boolean =>
  required || holds(requiredWhen, facts);
