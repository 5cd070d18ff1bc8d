/** The most that one text of markup may hold: what is more takes longer to clean than a page can wait for. */
export const MARKUP_LIMITS = { characters: 50_000, tags: 5_000 } as const;

/** A number as people read it. */
export const countOf = (count: number): string => count.toLocaleString('en');

/** What there is too much of, in words: how much, of what, and the limit. */
export const tooMany = (found: number, what: string, most: number): string =>
  `${countOf(found)} ${what}, expected at most ${countOf(most)}`;

/** A text without what can be read as tags. */
export const withoutTags = (markup: string): string => markup.replace(/<[^<>]*>/g, '').trim();

/** How many tags a text may hold: ends and comments are counted too, since each of them is work. */
export const countTags = (markup: string): number => markup.split('<').length - 1;

/** What a text of markup has too much of, in words. Empty where it fits. */
export function findLongMarkup(markup: string): string {
  const { characters, tags } = MARKUP_LIMITS;
  if (markup.length > characters) return tooMany(markup.length, 'characters', characters);
  const count = countTags(markup);
  return count > tags ? tooMany(count, 'tags', tags) : '';
}
