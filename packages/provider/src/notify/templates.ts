import { removeLinks } from './links';

/** The longest value that an automatic answer repeats: what a stranger wrote goes to whatever address they gave. */
const LONGEST_REPEATED = 200;
const PLACE = /\{\{\s*([\w./-]{1,100})\s*\}\}/g;

export interface Words {
  subject: string;
  text: string;
}

/** A mail's words with what they name filled in. What a value says is text, never a place of its own. */
export function fillWords(words: Words, values: Readonly<Record<string, string>>): Words {
  const fill = (template: string) =>
    template.replace(PLACE, (_, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : ''));
  return { subject: toLine(fill(words.subject)).slice(0, 200), text: fill(words.text) };
}

/** Text as one line: nothing in it can begin another header. */
export function toLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what it is about.
  return text.replace(/[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g, ' ').trim();
}

/** Plain text as simple HTML: paragraphs and line ends, with nothing of it read as markup. */
export function toHtml(text: string): string {
  return text
    .trim()
    .split(/\r?\n(?:\s*\r?\n)+/)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replace(/\r?\n/g, '<br>\n')}</p>`)
    .join('\n');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** Values as an automatic answer may repeat them: short, and without links, so that nobody is sent a stranger's. */
export function tameValues(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, removeLinks(value).slice(0, LONGEST_REPEATED).toWellFormed()]),
  );
}

/** An address of one person, and nothing that a mail server could read as several or as a header. */
export function readMailAddress(text: string): string | null {
  const address = text.trim();
  const isOne = /^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\"]+$/.test(address) && address.length <= 254;
  return isOne && toLine(address) === address ? address : null;
}
