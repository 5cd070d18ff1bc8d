import type { FullDefinition, FullField } from './full-definition';
import { pageCountOf } from './pages';

/** A field and its place in the form. */
export interface FieldPlace {
  readonly field: FullField;
  /** Counted from 0. */
  readonly page: number;
  /** The index of its group; -1 for a consent field. */
  readonly group: number;
}

/**
 * Every field in the order of the groups, then the consent fields, which have a page of their own if there are several.
 */
export function placesOf(definition: FullDefinition): readonly FieldPlace[] {
  const { groups, consent } = definition;
  const places = groups.flatMap(({ fields, page }, group) => fields.map((field) => ({ field, page, group })));
  if (!consent) return places;
  const { communicationFields, processingField } = consent;
  const asked = processingField ? [...communicationFields, processingField] : communicationFields;
  const page = pageCountOf(definition) - 1;
  return [...places, ...asked.map((field) => ({ field, page, group: -1 }))];
}
