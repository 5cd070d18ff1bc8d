/** The zeros of the digits that people type in the languages of our texts, and of full width. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xff10];

const asciiDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? digit : `${code - zero}`;
};

/**
 * What the visitor typed, in the characters of phone numbers (specification 2 section 5): digits of any script, dashes
 * and spaces of any kind become plain ones, marks that nobody sees are dropped. All else is left for the rules to refuse.
 */
export const tidyPhone = (text: string): string =>
  text
    .replace(/[^\P{Nd}\d]/gu, asciiDigit)
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s/g, ' ')
    .replace(/[\uff0b\ufe62]/g, '+')
    .replace(/[\uff08\uff09]/g, (bracket) => (bracket === '\uff08' ? '(' : ')'));

/** The words before an extension, by which people and links name it. */
const EXTENSION = /[\s,;]{0,9}(?:extension|extn?|x|#)[.:=\s]{0,9}(?=\d{1,7}\s*$)/i;

/**
 * A number that came as a whole: pasted, dropped, filled in or known. A link's scheme, words before it, brackets around
 * its dial code, and separators that a number cannot have go; an extension is written as the rules take it.
 */
export const tidyWhole = (text: string): string =>
  tidyPhone(text)
    .replace(/^[^\d+(]*(?=[\d+(])/, '')
    .replace(EXTENSION, ' x')
    .replace(/^\(\s*(\+\s*\d+)\s*\)\s*/, '$1 ')
    .replace(/[/\\|·•]/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();

/** The plus and the digits: what of a text is the number. */
export const digitsOf = (text: string): string => text.replace(/[^+\d]+/g, '');

const isSignificant = (character: string): boolean => /[+\d]/.test(character);

/**
 * Where the caret belongs in a text that was written anew: behind as many digits as before, the plus counted as one. At
 * the end it stays at the end; `isAhead` puts it before the next digit, where deleting forward goes on.
 */
export function caretIn(text: string, before: { text: string; caret: number }, isAhead = false): number {
  if (before.caret >= before.text.length) return text.length;
  let left = digitsOf(tidyPhone(before.text.slice(0, before.caret))).length + (isAhead ? 1 : 0);
  if (left === 0) return 0;
  for (let index = 0; index < text.length; index++) {
    if (isSignificant(text.charAt(index))) left--;
    if (left === 0) return isAhead ? index : index + 1;
  }
  return text.length;
}
