import { type Item, isFieldItem } from './document';

/** A name made of a label: `Work email` is `work_email`. */
export function nameFrom(label: string): string {
  const plain = label
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .slice(0, 60);
  return plain === '' ? 'field' : plain;
}

/** The name itself, or with the first number that makes it one of its own. */
export function freeName(items: readonly Item[], name: string, exceptId?: number): string {
  const taken = new Set(items.filter(isFieldItem).flatMap(({ id, field }) => (id === exceptId ? [] : [field.name])));
  if (!taken.has(name)) return name;
  const base = name.replace(/_\d+$/, '');
  for (let number = 2; ; number += 1) if (!taken.has(`${base}_${number}`)) return `${base}_${number}`;
}
