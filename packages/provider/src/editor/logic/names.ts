import { type FieldItem, type Item, isFieldItem, textOf } from './document';

/** A name made of a label: `Work email` is `work_email`. */
export function nameFrom(label: string): string {
  const plain = label
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '')
    .slice(0, 60);
  return plain === '' ? 'field' : plain;
}

/** Names that a forms host knows as a person's own. */
const WELL_KNOWN: ReadonlySet<string> = new Set(['email', 'firstname', 'lastname', 'phone']);

/** The name of a field whose label is changed: one that was made of the label follows it. */
export function followLabel(items: readonly Item[], { id, field }: FieldItem, label: string): string {
  const isMade = field.name.replace(/_\d+$/, '') === nameFrom(textOf(field.label));
  if (!isMade || WELL_KNOWN.has(field.name) || label.trim() === '') return field.name;
  return freeName(items, nameFrom(label), id);
}

/** The name itself, or with the first number that makes it one of its own. */
export function freeName(items: readonly Item[], name: string, exceptId?: number): string {
  const taken = new Set(items.filter(isFieldItem).flatMap(({ id, field }) => (id === exceptId ? [] : [field.name])));
  if (!taken.has(name)) return name;
  const base = name.replace(/_\d+$/, '');
  for (let number = 2; ; number += 1) if (!taken.has(`${base}_${number}`)) return `${base}_${number}`;
}
