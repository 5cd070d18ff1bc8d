import { FIELD_TYPES, isFieldType } from '../definition/field-types';

/** The most that a definition may hold for a form to be drawn from it. */
export const DEFINITION_LIMITS = {
  /** Of all keys and texts, and 4 for each value: about as long as its JSON. */
  characters: 2_000_000,
  /** Of lists and objects within each other. */
  levels: 200,
  groups: 1_000,
  /** A dependent counts as often as it is written. */
  fields: 1_000,
  /** Of all fields together; a dropdown of countries has `COUNTRY_OPTIONS`. */
  options: 10_000,
  /** Filters of dependents, and the values that they name. */
  filterValues: 20_000,
  /** Checkboxes for kinds of messages. */
  consents: 100,
  /** Of all texts together that hold markup. */
  markup: 200_000,
  tags: 20_000,
} as const;

/** The most that one field, or the button, may hold: `fit-definition.ts` says what becomes of more. */
export const FIELD_LIMITS = {
  /** Of a label, a description, a footer, a placeholder, an option's label or the button, in characters. */
  text: 20_000,
  /** Of the value that a field begins with, in characters. */
  value: 65_536,
  /** Options of a dropdown. */
  listed: 5_000,
  /** Options that are all in sight: radio buttons and checkboxes. */
  choices: 1_000,
} as const;

/** About as many countries as a dropdown of them has. */
export const COUNTRY_OPTIONS = 250;

/** How many options a field may have, by the type that the definition names. */
export const mostOptions = (fieldType: string): number =>
  isFieldType(fieldType) && FIELD_TYPES[fieldType].control === 'group' ? FIELD_LIMITS.choices : FIELD_LIMITS.listed;
