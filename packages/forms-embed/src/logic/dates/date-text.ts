import { isRealDate } from './dates';

/** The format of sent dates, and the default of displayed ones: specification 2 section 3. */
export const ISO_FORMAT = 'YYYY-MM-DD';

/** Specification 2 section 5: a year of two digits above 68 is of the last century. */
const fullYear = (year: string): string => (year.length === 2 ? `${Number(year) > 68 ? 19 : 20}${year}` : year);

/** The order of year, month and day in a format, e.g. `DMY`. */
function orderOf(format: string): string {
  const order = (format.toUpperCase().match(/Y+|M+|D+/g) ?? []).map((token) => token[0]).join('');
  return [...order].sort().join('') === 'DMY' ? order : 'YMD';
}

/**
 * The three numbers of a typed date: separated by anything but letters and digits, or written together at full length.
 */
function partsOf(text: string, format: string): readonly string[] {
  const parted = /^(\d{1,4})[^\p{L}\p{N}]+(\d{1,4})[^\p{L}\p{N}]+(\d{1,4})\.?$/u.exec(text)?.slice(1);
  if (parted) return parted;
  const tokens = format.toUpperCase().match(/Y+|M+|D+/g) ?? [];
  if (!/^\d+$/.test(text) || tokens.join('').length !== text.length) return [];
  const startOf = (index: number) => tokens.slice(0, index).join('').length;
  return tokens.map((_, index) => text.slice(startOf(index), startOf(index + 1)));
}

/**
 * Reads a date as a visitor types it, in the order of the format: `5.6.24` in `DD/MM/YYYY` is `2024-06-05`. In any
 * format, a year of four digits at the beginning is followed by month and day.
 * @returns `YYYY-MM-DD`, or null for anything but a day of the calendar.
 */
export function parseDate(text: string, format: string = ISO_FORMAT): string | null {
  const parts = partsOf(text.trim(), format);
  const order = parts[0]?.length === 4 ? 'YMD' : orderOf(format);
  const part = (letter: string) => parts[order.indexOf(letter)] ?? '';
  const date = `${fullYear(part('Y'))}-${part('M').padStart(2, '0')}-${part('D').padStart(2, '0')}`;
  return isRealDate(date) ? date : null;
}

/**
 * Writes a date, `YYYY-MM-DD`, in a format of `YYYY`, `YY`, `MM`, `M`, `DD`, `D`. Any other text is returned unchanged.
 */
export function formatDate(date: string, format: string = ISO_FORMAT): string {
  if (!isRealDate(date)) return date;
  const [year = '', month = '', day = ''] = date.split('-');
  const write = (token: string) => {
    const whole = { Y: year, M: month, D: day }[token[0] ?? ''] ?? '';
    if (token.length === 1) return String(Number(whole));
    return token.length === 2 ? whole.slice(-2) : whole;
  };
  return format.replace(/Y+|M+|D+/g, write);
}

/** The date separator in the metadata of a form or a field; empty for none, and for an invalid one. */
export function dateSeparatorOf(metaData: Readonly<Record<string, string>>): string {
  const [, separator = ''] = Object.entries(metaData).find(([name]) => /^date_?separator$/i.test(name)) ?? [];
  return /^[-/. ]$/.test(separator) ? separator : '';
}

/** The format with another separator: `YYYY-MM-DD` with `/` is `YYYY/MM/DD`. No separator, no change. */
export const withSeparator = (format: string, separator: string): string =>
  separator ? format.replace(/[^YMD]+/gi, () => separator) : format;
