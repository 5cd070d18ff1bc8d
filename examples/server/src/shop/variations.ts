import type { Buyable } from './basket';

/** The name that an option has in forms and addresses. */
export const attributeOf = (option: string): string => `attribute_${option.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

/** The variation that a form means: the one it names, else the one that has every value it chose; null where neither. */
export function chooseVariation(
  variations: readonly Buyable[],
  fields: Readonly<Record<string, string>>,
): Buyable | null {
  const named = variations.find(({ id }) => String(id) === fields.variation_id);
  const chosen = variations.find(({ options }) =>
    Object.entries(options).every(([option, [value]]) => fields[attributeOf(option)] === value),
  );
  return chosen ?? named ?? null;
}
