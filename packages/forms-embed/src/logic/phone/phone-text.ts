/** The zeros of the digits in the languages of our texts, and of full-width digits. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xff10];

const asciiDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? digit : `${code - zero}`;
};

/**
 * Typed text in the characters of phone numbers (specification 2 section 5): digits of any script, dashes and spaces of
 * any kind become plain ones, and invisible marks are removed. Anything else is left for the rules to refuse.
 */
export const tidyPhone = (text: string): string =>
  text
    .replace(/[^\P{Nd}\d]/gu, asciiDigit)
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s/g, ' ')
    .replace(/[\uff0b\ufe62]/g, '+')
    .replace(/[\uff08\uff09]/g, (bracket) => (bracket === '\uff08' ? '(' : ')'));

/** The usual words before an extension. */
const EXTENSION = /[\s,;]{0,9}(?:extension|extn?|x|#)[.:=\s]{0,9}(?=\d{1,7}\s*$)/i;

/**
 * Cleans a number entered as a whole: pasted, dropped, filled in or known. Removes a link's scheme, words before it,
 * brackets around its dial code and separators that numbers do not have; rewrites an extension for the rules.
 */
export const tidyWhole = (text: string): string =>
  tidyPhone(text)
    .replace(/^[^\d+(]*(?=[\d+(])/, '')
    .replace(EXTENSION, ' x')
    .replace(/^\(\s*(\+\s*\d+)\s*\)\s*/, '$1 ')
    .replace(/[/\\|·•]/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();

/** The plus and the digits of a text. */
export const digitsOf = (text: string): string => text.replace(/[^+\d]+/g, '');

const isSignificant = (character: string): boolean => /[+\d]/.test(character);

/**
 * The place of the caret in a reformatted text: after as many digits as before, counting the plus as one. At the end it
 * stays at the end; `isAhead` puts it before the next digit, where deleting forward continues.
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
