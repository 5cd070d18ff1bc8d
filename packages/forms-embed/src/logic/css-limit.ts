/**
 * The most that one text of style rules may hold: its blocks, the commas between selectors (and between values, since
 * they are counted before anything is read), and the levels of rules within rules.
 */
export const CSS_LIMITS = { characters: 100_000, blocks: 500, commas: 2_500, levels: 20 } as const;

const count = (css: string, sign: string): number => css.split(sign).length - 1;

/** About how many selectors there are: so often each element is looked at. */
export const countSelectors = (css: string): number => count(css, '{') + count(css, ',');

/** What a text of style rules has too much of, in words: how much that is, and the limit. Empty where it fits. */
export function findLongCss(css: string): string {
  const { characters, blocks, commas } = CSS_LIMITS;
  const [found, what, most] =
    css.length > characters
      ? [css.length, 'characters', characters]
      : count(css, '{') > blocks
        ? [count(css, '{'), 'blocks', blocks]
        : [count(css, ','), 'commas', commas];
  return found > most ? `${found.toLocaleString('en')} ${what}, expected at most ${most.toLocaleString('en')}` : '';
}
