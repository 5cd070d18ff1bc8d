/** How links begin: a scheme, `//host`, `www.`, a domain with a path, and the markup of Markdown and of forums. */
const STARTS = [
  /(?:\b[a-z]{2,10}:)?(?<![\\/])[\\/]{2,}[^\s\\/]/,
  /\bwww\./,
  /(?<![\p{L}\p{N}.-])[\p{L}\p{N}.-]+\.\p{L}[\p{L}\p{N}-]+(?:[/?#\\]|:\d)/u,
  /\]\(/,
  /\[(?:url|link)[=\]]/,
];
const START = STARTS.map(({ source }) => source).join('|');
const LINK_START = new RegExp(START, 'giu');
const LINK = new RegExp(`(?:${START})\\S*`, 'giu');
/** Signs that nobody sees, which would hide a link from a program and not from a person. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

export const countLinks = (text: string): number => text.replace(INVISIBLE, '').match(LINK_START)?.length ?? 0;

/** The text without its links, each to the next space. */
export const removeLinks = (text: string): string => text.replace(INVISIBLE, '').replace(LINK, '(link)');
