/** A JSON object of which only some keys are known here; the others are kept as they are. */
export type Json = Readonly<Record<string, unknown>>;

/** A choice of a field. */
export interface Choice {
  readonly label: string;
  readonly value: string;
}

/** A comparison, as definitions write it. */
export interface Filter {
  readonly operator: string;
  readonly strValue?: string;
  readonly strValues?: readonly string[];
}

/** A field, without the fields that depend on it: they stand beside it in the list. */
export interface Field extends Json {
  readonly name: string;
}

/** When a field is shown: while the field with this id passes the filters. */
export interface Condition {
  readonly parent: number;
  readonly filters: readonly Filter[];
}

/** Texts in further languages, by language. */
export type Translations = Readonly<Record<string, Json>>;

/** A row of the editor's list. */
export type Item = FieldItem | TextItem | PageItem;

export interface FieldItem {
  readonly kind: 'field';
  readonly id: number;
  readonly field: Field;
  /** In one row with the field above. */
  readonly isBeside: boolean;
  readonly when: Condition | null;
  /** Keys of its group that the editor does not show. */
  readonly group: Json;
  /** Its texts in further languages, by language. */
  readonly translations: Translations;
}

/** Text between fields. */
export interface TextItem {
  readonly kind: 'text';
  readonly id: number;
  readonly content: string;
  /** The same in further languages: `{nl: {content: '<p>…</p>'}}`. */
  readonly translations: Translations;
}

/** Where a new page begins. */
export interface PageItem {
  readonly kind: 'page';
  readonly id: number;
  /** Rules of the page. */
  readonly rules: unknown;
}

/** A definition, taken apart for editing. */
export interface FormDraft {
  readonly title: string;
  readonly items: readonly Item[];
  /** The keys of `form` but its groups. */
  readonly form: Json;
  /** The keys beside `form`. */
  readonly rest: Json;
  /** The id of the next item. */
  readonly nextId: number;
}

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const objectOf = (value: unknown): Json => (isObject(value) ? value : {});
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** An object of objects, without what is none. */
export const objectsOf = (value: unknown): Translations =>
  Object.fromEntries(Object.entries(objectOf(value)).filter((entry): entry is [string, Json] => isObject(entry[1])));

/** The choices of a field; a definition may give a bare text for one. */
export function choicesOf(field: Json): readonly Choice[] {
  return listOf(field.options).map((option) => {
    if (!isObject(option)) return { label: String(option), value: String(option) };
    const value = String(option.value ?? '');
    return { label: textOf(option.label) || value, value };
  });
}

export const isFieldItem = (item: Item): item is FieldItem => item.kind === 'field';

/** The items that begin at a position and move with it: the field itself and all that depend on it. */
export function familyOf(items: readonly Item[], id: number): readonly number[] {
  const ids = [id];
  for (const parent of ids) {
    for (const item of items) if (isFieldItem(item) && item.when?.parent === parent) ids.push(item.id);
  }
  return ids;
}
