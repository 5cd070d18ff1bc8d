/** The most that one text of markup may hold: what is more takes longer to clean than a page can wait for. */
export const MARKUP_LIMITS = { characters: 50_000, tags: 5_000 } as const;

/**
 * The most that one text of style rules may hold: its blocks, the commas between selectors (and between values, since
 * they are counted before anything is read), and the levels of rules within rules.
 */
export const CSS_LIMITS = { characters: 100_000, blocks: 500, commas: 2_500, levels: 20 } as const;

/** A number as people read it. */
export const countOf = (count: number): string => count.toLocaleString('en');

/** What there is too much of, in words: how much, of what, and the limit. */
export const tooMany = (found: number, what: string, most: number): string =>
  `${countOf(found)} ${what}, expected at most ${countOf(most)}`;

const findBeyond = (found: number, what: string, most: number): string =>
  found > most ? tooMany(found, what, most) : '';

const countIn = (text: string, sign: string): number => text.split(sign).length - 1;

/** A text without what can be read as tags. */
export const withoutTags = (markup: string): string => markup.replace(/<[^<>]*>/g, '').trim();

/** How many tags a text may hold: ends and comments are counted too, since each of them is work. */
export const countTags = (markup: string): number => countIn(markup, '<');

/** What a text of markup has too much of, in words. Empty where it fits. */
export const findLongMarkup = (markup: string): string =>
  findBeyond(markup.length, 'characters', MARKUP_LIMITS.characters) ||
  findBeyond(countTags(markup), 'tags', MARKUP_LIMITS.tags);

/** About how many selectors there are: so often each element is looked at. */
export const countSelectors = (css: string): number => countIn(css, '{') + countIn(css, ',');

/** What a text of style rules has too much of, in words. Empty where it fits. */
export const findLongCss = (css: string): string =>
  findBeyond(css.length, 'characters', CSS_LIMITS.characters) ||
  findBeyond(countIn(css, '{'), 'blocks', CSS_LIMITS.blocks) ||
  findBeyond(countIn(css, ','), 'commas', CSS_LIMITS.commas);
