/** How a group of a pattern may take time that grows without bounds. */
interface Group {
  /** It holds a choice or something of no fixed length: repeated, it can match in ever so many ways. */
  isLoose: boolean;
}

/** What is escaped, and sets of characters, count as one character. */
const simplify = (pattern: string) => pattern.replace(/\\[\s\S]/g, 'x').replace(/\[[^\]]*\]?/g, 'x');

const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0;
const countOpen = (plain: string) => count(plain, /[*+]|\{\d+,\d*\}/g);

/** Whether an address matches. Each part of no fixed length multiplies the steps by the length, so it is cut. */
export const matchesPattern = (pattern: string, address: string): boolean =>
  new RegExp(pattern).test(address.slice(0, countOpen(simplify(pattern)) > 2 ? 250 : 1000));

/**
 * Why a regular expression is refused: it has back-references, repeats what is itself repeated or has alternatives, or
 * has many parts of no fixed length. Such a one can hang the page; undefined where nothing speaks against it.
 */
export function refusePattern(pattern: string): string | undefined {
  if (/\\(?:[1-9]|k<)/.test(pattern.replace(/\\\\/g, ''))) return 'back-references are refused';
  const plain = simplify(pattern);
  const groups: Group[] = [{ isLoose: false }];
  for (const [token] of plain.matchAll(
    /\((?:\?(?:[:=!]|<[=!]|<\w+>))?|\)(?:[*+]|\{\d+(?:,\d*)?\})?|[*+?|]|\{\d+(?:,\d*)?\}/g,
  )) {
    const group = groups.at(-1) as Group;
    if (token[0] === '(') groups.push({ isLoose: false });
    else if (token[0] === ')') {
      const inner = groups.length > 1 ? (groups.pop() as Group) : group;
      if (token.length > 1 && inner.isLoose) return 'nested quantifiers are refused';
      (groups.at(-1) as Group).isLoose ||= inner.isLoose || token.length > 1;
    } else group.isLoose = true;
  }
  if (countOpen(plain) > 3) return 'more than three of *, + and {n,} are refused';
  return count(plain, /[^(]\?/g) > 8 ? 'more than eight of ? are refused' : undefined;
}
