import type { Variation } from './variation';

/** Name of a choice to the value that was chosen; empty where nothing is. */
export type Chosen = Readonly<Record<string, string>>;

/** The names of the choices that are still to be made, in their order. */
export const listMissing = (chosen: Chosen): readonly string[] => Object.keys(chosen).filter((name) => !chosen[name]);

/** Whether a variation has everything that is chosen; what is not chosen yet fits anything. */
const fits = ({ attributes }: Variation, chosen: Chosen): boolean =>
  Object.entries(attributes).every(([name, value]) => !value || !chosen[name] || chosen[name] === value);

/** The variation of a whole choice; the first one, where several have it. */
export const findVariation = (variations: readonly Variation[], chosen: Chosen): Variation | undefined =>
  variations.find((variation) => variation.is_active && fits(variation, chosen));

/** The values of one choice that the other choices leave; null means any. */
export function listValues(variations: readonly Variation[], chosen: Chosen, name: string): ReadonlySet<string> | null {
  const others = { ...chosen, [name]: '' };
  const values = new Set<string>();
  for (const variation of variations) {
    if (!variation.is_active || !fits(variation, others)) continue;
    const value = variation.attributes[name];
    if (!value) return null;
    values.add(value);
  }
  return values;
}
