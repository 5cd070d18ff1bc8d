/** One of the names, by a number from 0 up to 1. */
export const pickVariant = (names: readonly string[], at: number): string =>
  names[Math.min(Math.floor(at * names.length), names.length - 1)] ?? '';

/** The names, each once, in one order whatever the page's is. */
export const sortVariants = (names: readonly string[]): readonly string[] => [...new Set(names)].sort();
