/** The most single changes by which a word can be a mistyped one. */
const MOST_CHANGES = 2;

/** The one of `words` that somebody may have meant; undefined where none is close. Case does not count. */
export function closest(typed: string, words: readonly string[]): string | undefined {
  const changes = words.map((word) => [word, countChanges(typed.toLowerCase(), word.toLowerCase())] as const);
  const [best] = changes.sort(([, one], [, other]) => one - other);
  // Two changes leave nothing of a word of three letters.
  return best && best[1] <= Math.min(MOST_CHANGES, typed.length / 2) ? best[0] : undefined;
}

/** How many letters have to be added, removed or replaced to make one word of the other (Levenshtein). */
function countChanges(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [row, letter] of [...from].entries()) {
    const line = [row + 1];
    for (const [column, other] of [...to].entries()) {
      const replaced = (above[column] ?? 0) + (letter === other ? 0 : 1);
      line.push(Math.min(replaced, (above[column + 1] ?? 0) + 1, (line[column] ?? 0) + 1));
    }
    above = line;
  }
  return above[to.length] ?? 0;
}
