import { FIELD_TYPES, isFieldType } from '../definition/field-types';

/** The most that a definition may contain; a larger one is not drawn. */
export const DEFINITION_LIMITS = {
  /** Of all keys and texts, plus 4 for each value: about the length of its JSON. */
  characters: 2_000_000,
  /** Of nested lists and objects. */
  levels: 200,
  groups: 1_000,
  /** A dependent counts once for each of its parents. */
  fields: 1_000,
  /** Of all fields together; a dropdown of countries has `COUNTRY_OPTIONS`. */
  options: 10_000,
  /** Filters of dependents, and their values. */
  filterValues: 20_000,
  /** Checkboxes for kinds of messages. */
  consents: 100,
  /** Of all texts with markup together. */
  markup: 200_000,
  tags: 20_000,
} as const;

/** The most that one field, or the button, may contain: `fit-definition.ts` cuts or leaves out the rest. */
export const FIELD_LIMITS = {
  /** Of a label, a description, a footer, a placeholder, an option's label or the button, in characters. */
  text: 20_000,
  /** Of a field's default value, in characters. */
  value: 65_536,
  /** Options of a dropdown. */
  listed: 5_000,
  /** Options that are all shown: radio buttons and checkboxes. */
  choices: 1_000,
} as const;

/** About as many countries as a dropdown of them has. */
export const COUNTRY_OPTIONS = 250;

/** How many options a field may have, by the type that the definition names. */
export const mostOptions = (fieldType: string): number =>
  isFieldType(fieldType) && FIELD_TYPES[fieldType].control === 'group' ? FIELD_LIMITS.choices : FIELD_LIMITS.listed;
