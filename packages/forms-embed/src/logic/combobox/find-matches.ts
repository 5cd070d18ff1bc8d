import { foldText } from './fold-text';

/** A letter, figure or mark: what a word is made of. */
const PART_OF_WORD = /[\p{L}\p{N}\p{M}]/u;

/** How well a text matches: 0 from its beginning, 1 from the beginning of a word, 2 anywhere; -1 for not at all. */
function rankOf(text: string, wanted: string): number {
  let place = text.indexOf(wanted);
  if (place < 1) return place;
  for (; place > 0; place = text.indexOf(wanted, place + 1)) {
    if (!PART_OF_WORD.test(text.charAt(place - 1))) return 1;
  }
  return 2;
}

/**
 * The indexes of the texts that match what is searched for, the best first and otherwise in their order; all of them if
 * nothing is searched for.
 *
 * @param texts as `foldText` writes them
 */
export function findMatches(texts: readonly string[], query: string): readonly number[] {
  const wanted = foldText(query);
  const ranks: readonly number[][] = [[], [], []];
  texts.forEach((text, index) => {
    ranks[wanted ? rankOf(text, wanted) : 0]?.push(index);
  });
  return ranks.flat();
}
