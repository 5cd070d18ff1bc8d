/** How a group of a pattern may take time that grows without bounds. */
interface Group {
  /** It holds a choice or something of no fixed length: repeated, it can match in ever so many ways. */
  isLoose: boolean;
}

/**
 * Why a regular expression is refused: it has back-references, or repeats what is itself repeated or has alternatives.
 * Such a one can hang the page; undefined where nothing speaks against it.
 */
export function refusePattern(pattern: string): string | undefined {
  if (/\\(?:[1-9]|k<)/.test(pattern.replace(/\\\\/g, ''))) return 'back-references are refused';
  // What is escaped, and sets of characters, count as one character.
  const plain = pattern.replace(/\\[\s\S]/g, 'x').replace(/\[[^\]]*\]/g, 'x');
  const groups: Group[] = [{ isLoose: false }];
  for (const [token] of plain.matchAll(
    /\((?:\?(?:[:=!]|<[=!]|<\w+>))?|\)(?:[*+]|\{\d+,?\d*\})?|[*+?|]|\{\d+,?\d*\}/g,
  )) {
    const group = groups.at(-1) as Group;
    if (token[0] === '(') groups.push({ isLoose: false });
    else if (token[0] === ')') {
      const inner = groups.length > 1 ? (groups.pop() as Group) : group;
      if (token.length > 1 && inner.isLoose) return 'nested quantifiers are refused';
      (groups.at(-1) as Group).isLoose ||= inner.isLoose || token.length > 1;
    } else group.isLoose = true;
  }
  return undefined;
}
