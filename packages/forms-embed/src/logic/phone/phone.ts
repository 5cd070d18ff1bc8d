import { COUNTRIES, type Country, countryOfDial } from './countries';
import { digitsOf } from './phone-text';

/** Reads and formats phone numbers: by the numbering plans of all countries, or by dial codes only. */
export interface PhoneReader {
  /** The text with its digits grouped as usual; the same digits. */
  readonly format: (text: string, country: Country) => string;
  /** The number that is sent: plus, dial code, national number. Empty for a text without digits. */
  readonly numberOf: (text: string, country: Country) => string;
  /** The country of a text in an international form; undefined for a national one. */
  readonly countryOf: (text: string, country: Country) => Country | undefined;
}

/** Puts plus and dial code before the digits of a national number, which has no national prefix. */
export const prefixNumber = (national: string, { dial }: Country): string => `+${dial}${national}`;

/** Splits an international number after its dial code; undefined for none. No dial code is the beginning of another. */
export function splitNumber(number: string, current: Country): { country: Country; national: string } | undefined {
  const digits = number.replace(/\D+/g, '');
  for (const length of [1, 2, 3]) {
    const country = countryOfDial(digits.slice(0, length), current);
    if (country) return { country, national: digits.slice(length) };
  }
  return undefined;
}

const isDialCode = (number: string): boolean => number === '+' || COUNTRIES.some(({ dial }) => number === `+${dial}`);

/** Countries whose numbers begin with a zero that is not a prefix. */
const KEEPS_ZERO = ['BF', 'BJ', 'CG', 'CI', 'IT', 'NE', 'SM', 'VA'];

/** Removes the national prefix. */
function withoutPrefix(digits: string, { code, dial }: Country): string {
  // Without its prefix, a number of North America begins with 2 to 9.
  if (dial === '1') return digits.replace(/^1/, '');
  if (dial === '7') return digits.replace(/^8(?=\d{10}$)/, '');
  if (dial === '36') return digits.replace(/^06/, '');
  return KEEPS_ZERO.includes(code) ? digits : digits.replace(/^0/, '');
}

/** The digits after a plus or an international prefix; undefined for a national number. */
function internationalDigits(text: string, { dial }: Country): string | undefined {
  const digits = digitsOf(text);
  if (digits.startsWith('+')) return digits.slice(1);
  const prefix = dial === '1' ? '011' : '00';
  return digits.startsWith(prefix) ? digits.slice(prefix.length) : undefined;
}

/** Reads numbers by their dial codes only. */
export const TEXT_FORM_READER: PhoneReader = {
  format: (text) => text,
  numberOf(text, current) {
    const international = internationalDigits(text, current);
    if (international === undefined) return prefixNumber(withoutPrefix(digitsOf(text), current), current);
    const { country, national } = splitNumber(international, current) ?? {};
    // '+49 (0)30': the zero is the national prefix.
    if (country && national && /\(0\)/.test(text)) return prefixNumber(withoutPrefix(national, country), country);
    return `+${international}`;
  },
  countryOf(text, current) {
    const international = internationalDigits(text, current);
    return international === undefined ? undefined : splitNumber(international, current)?.country;
  },
};

/** A number, and an extension after an x. */
const PARTS = /^([+\d().\-\s]*)(x[\d\s]*)?$/i;

const strip = (text: string): string => text.replace(/\s+/g, '');

/**
 * The value of a phone input with a country dropdown: specification 2 section 5, 'Phone input strips whitespace …'.
 * Text that cannot be a number only loses its whitespace, so that a rule can refuse it.
 */
export function phoneValue(text: string, country: Country, reader: PhoneReader): string {
  const [, main, extension = ''] = PARTS.exec(text) ?? [];
  if (main === undefined) return strip(text);
  const number = /\d/.test(main) ? reader.numberOf(main, country) : '';
  if (number === '' || isDialCode(number)) return strip(extension);
  return number + strip(extension);
}

/** Formats the number in a text, unless that would change its digits. */
export function formatPhone(text: string, country: Country, reader: PhoneReader): string {
  const [, main = '', extension = ''] = PARTS.exec(text) ?? [];
  if (!/\d/.test(main)) return text;
  const formatted = reader.format(main, country);
  if (digitsOf(formatted) !== digitsOf(main)) return text;
  return extension ? `${formatted} ${extension}` : formatted;
}

/** The country of a number. */
export interface Place {
  /** The country in whose notation the text is read. */
  readonly home: Country;
  /** The country that the number itself contains, otherwise the same. */
  readonly shown: Country;
}

/** The place of a text. A plus changes both countries; an international prefix is valid in its home country only. */
export function placeOf(text: string, home: Country, reader: PhoneReader): Place {
  const found = reader.countryOf(text, home) ?? home;
  return { home: text.includes('+') ? found : home, shown: found };
}

/** Moves a text to another country: an international number gets its dial code, a national one stays the same. */
export function moveToCountry(text: string, move: { from: Country; to: Country }, reader: PhoneReader): string {
  const { from, to } = move;
  if (!reader.countryOf(text, from)) return text;
  const [, main = '', extension = ''] = PARTS.exec(text) ?? [];
  const split = splitNumber(reader.numberOf(main, from), from);
  return split ? `${prefixNumber('', to)} ${split.national} ${extension}`.trim() : text;
}
