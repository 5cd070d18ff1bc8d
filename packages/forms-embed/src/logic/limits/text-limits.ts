/** The most that one text of markup may contain; more would take too long to clean. */
export const MARKUP_LIMITS = { characters: 50_000, tags: 5_000 } as const;

/**
 * The most that one text of style rules may contain: blocks, commas between selectors (and between values, since they
 * are counted before anything is parsed), and levels of nested rules.
 */
export const CSS_LIMITS = { characters: 100_000, blocks: 500, commas: 2_500, levels: 20 } as const;

/** A number with thousands separators. */
export const countOf = (count: number): string => count.toLocaleString('en');

/** A message about too much of something. */
export const tooMany = (found: number, what: string, most: number): string =>
  `${countOf(found)} ${what}, expected at most ${countOf(most)}`;

const findBeyond = (found: number, what: string, most: number): string =>
  found > most ? tooMany(found, what, most) : '';

const countIn = (text: string, sign: string): number => text.split(sign).length - 1;

/** A text without anything like a tag. */
export const withoutTags = (markup: string): string => markup.replace(/<[^<>]*>/g, '').trim();

/** The number of tags in a text, end tags and comments included. */
export const countTags = (markup: string): number => countIn(markup, '<');

/** A message about markup beyond the limits; empty if it fits. */
export const findLongMarkup = (markup: string): string =>
  findBeyond(markup.length, 'characters', MARKUP_LIMITS.characters) ||
  findBeyond(countTags(markup), 'tags', MARKUP_LIMITS.tags);

/** About the number of selectors: each is compared with each element. */
export const countSelectors = (css: string): number => countIn(css, '{') + countIn(css, ',');

/** A message about style rules beyond the limits; empty if they fit. */
export const findLongCss = (css: string): string =>
  findBeyond(css.length, 'characters', CSS_LIMITS.characters) ||
  findBeyond(countIn(css, '{'), 'blocks', CSS_LIMITS.blocks) ||
  findBeyond(countIn(css, ','), 'commas', CSS_LIMITS.commas);
