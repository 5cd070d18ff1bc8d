import { COUNTRIES, type Country, countryOfDial } from './countries';
import { digitsOf } from './phone-text';

/** How phone numbers are read and written. One knows the plans of all countries, the plain one only dial codes. */
export interface PhoneReader {
  /** The text with its digits grouped as usual; the same digits. */
  readonly format: (text: string, country: Country) => string;
  /** The number that is sent: plus, dial code, national number. Empty where the text holds no digits. */
  readonly numberOf: (text: string, country: Country) => string;
  /** The country of a text in an international form; undefined for a national one. */
  readonly countryOf: (text: string, country: Country) => Country | undefined;
}

/** Plus and dial code before the digits of a national number, which has no prefix for calls within the country. */
export const prefixNumber = (national: string, { dial }: Country): string => `+${dial}${national}`;

/** Parts an international number at its dial code; undefined where it begins with none. No dial code begins another. */
export function splitNumber(number: string, current: Country): { country: Country; national: string } | undefined {
  const digits = number.replace(/\D+/g, '');
  for (const length of [1, 2, 3]) {
    const country = countryOfDial(digits.slice(0, length), current);
    if (country) return { country, national: digits.slice(length) };
  }
  return undefined;
}

const isDialCode = (number: string): boolean => number === '+' || COUNTRIES.some(({ dial }) => number === `+${dial}`);

/** Countries whose own numbers begin with a zero, which is no prefix. */
const KEEPS_ZERO = ['BF', 'BJ', 'CG', 'CI', 'IT', 'NE', 'SM', 'VA'];

/** Takes off what is dialled before a number within its country. */
function withoutPrefix(digits: string, { code, dial }: Country): string {
  // What is left of a number of North America begins with 2 to 9.
  if (dial === '1') return digits.replace(/^1/, '');
  if (dial === '7') return digits.replace(/^8(?=\d{10}$)/, '');
  if (dial === '36') return digits.replace(/^06/, '');
  return KEEPS_ZERO.includes(code) ? digits : digits.replace(/^0/, '');
}

/** The digits behind a plus, or behind what stands for it in a call abroad; undefined for a national number. */
function internationalDigits(text: string, { dial }: Country): string | undefined {
  const digits = digitsOf(text);
  if (digits.startsWith('+')) return digits.slice(1);
  const prefix = dial === '1' ? '011' : '00';
  return digits.startsWith(prefix) ? digits.slice(prefix.length) : undefined;
}

/** Reads numbers by their dial codes alone. */
export const TEXT_FORM_READER: PhoneReader = {
  format: (text) => text,
  numberOf(text, current) {
    const international = internationalDigits(text, current);
    if (international === undefined) return prefixNumber(withoutPrefix(digitsOf(text), current), current);
    const { country, national } = splitNumber(international, current) ?? {};
    // '+49 (0)30': the zero is for those who call from within the country.
    if (country && national && /\(0\)/.test(text)) return prefixNumber(withoutPrefix(national, country), country);
    return `+${international}`;
  },
  countryOf(text, current) {
    const international = internationalDigits(text, current);
    return international === undefined ? undefined : splitNumber(international, current)?.country;
  },
};

/** A number, and an extension behind an x. */
const PARTS = /^([+\d().\-\s]*)(x[\d\s]*)?$/i;

const strip = (text: string): string => text.replace(/\s+/g, '');

/**
 * The value of what stands in a phone input with a country dropdown: specification 2 section 5, 'Phone input strips
 * whitespace …'. What cannot be a number is only stripped, so that a rule can refuse it.
 */
export function phoneValue(text: string, country: Country, reader: PhoneReader): string {
  const [, main, extension = ''] = PARTS.exec(text) ?? [];
  if (main === undefined) return strip(text);
  const number = /\d/.test(main) ? reader.numberOf(main, country) : '';
  if (number === '' || isDialCode(number)) return strip(extension);
  return number + strip(extension);
}

/** The text with its number formatted; one that cannot be formatted without changing its digits is left alone. */
export function formatPhone(text: string, country: Country, reader: PhoneReader): string {
  const [, main = '', extension = ''] = PARTS.exec(text) ?? [];
  if (!/\d/.test(main)) return text;
  const formatted = reader.format(main, country);
  if (digitsOf(formatted) !== digitsOf(main)) return text;
  return extension ? `${formatted} ${extension}` : formatted;
}

/** Where a number belongs. */
export interface Place {
  /** The country whose visitors' way of writing the text is read by. */
  readonly home: Country;
  /** The country that the number itself names, else the same. */
  readonly shown: Country;
}

/** The place of a text. Behind a plus a number says alone where it belongs; what stands for a plus does so at home only. */
export function placeOf(text: string, home: Country, reader: PhoneReader): Place {
  const found = reader.countryOf(text, home) ?? home;
  return { home: text.includes('+') ? found : home, shown: found };
}

/** The text for another country: an international one gets its dial code, a national one stays. */
export function moveToCountry(text: string, move: { from: Country; to: Country }, reader: PhoneReader): string {
  const { from, to } = move;
  if (!reader.countryOf(text, from)) return text;
  const [, main = '', extension = ''] = PARTS.exec(text) ?? [];
  const split = splitNumber(reader.numberOf(main, from), from);
  return split ? `${prefixNumber('', to)} ${split.national} ${extension}`.trim() : text;
}
