import { isRealDate } from './dates';

/** How a date travels, and the default format of what the visitor sees: specification 2 section 3. */
export const ISO_FORMAT = 'YYYY-MM-DD';

/** Specification 2 section 5: a year of two digits above 68 is of the last century. */
const fullYear = (year: string): string => (year.length === 2 ? `${Number(year) > 68 ? 19 : 20}${year}` : year);

/** In which order a format has year, month and day, e.g. `DMY`. */
function orderOf(format: string): string {
  const order = (format.toUpperCase().match(/Y+|M+|D+/g) ?? []).map((token) => token[0]).join('');
  return [...order].sort().join('') === 'DMY' ? order : 'YMD';
}

/** The three numbers of a typed date: parted by anything but letters, or written together as the format is long. */
function partsOf(text: string, format: string): readonly string[] {
  const parted = /^(\d{1,4})[^\p{L}\p{N}]+(\d{1,4})[^\p{L}\p{N}]+(\d{1,4})\.?$/u.exec(text)?.slice(1);
  if (parted) return parted;
  const tokens = format.toUpperCase().match(/Y+|M+|D+/g) ?? [];
  if (!/^\d+$/.test(text) || tokens.join('').length !== text.length) return [];
  const startOf = (index: number) => tokens.slice(0, index).join('').length;
  return tokens.map((_, index) => text.slice(startOf(index), startOf(index + 1)));
}

/**
 * Reads a date as a visitor types it, in the order of the format: `5.6.24` in `DD/MM/YYYY` is `2024-06-05`. Whatever
 * the format, a year of four digits in the first place is followed by month and day.
 * @returns `YYYY-MM-DD`, or null for what is no day of the calendar.
 */
export function parseDate(text: string, format: string = ISO_FORMAT): string | null {
  const parts = partsOf(text.trim(), format);
  const order = parts[0]?.length === 4 ? 'YMD' : orderOf(format);
  const part = (letter: string) => parts[order.indexOf(letter)] ?? '';
  const date = `${fullYear(part('Y'))}-${part('M').padStart(2, '0')}-${part('D').padStart(2, '0')}`;
  return isRealDate(date) ? date : null;
}

/** Writes a date, `YYYY-MM-DD`, in a format of `YYYY`, `YY`, `MM`, `M`, `DD`, `D`. What is no date stays as it is. */
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

/** The date separator among the metadata of a form or a field; empty where none is said, or one that is none. */
export function dateSeparatorOf(metaData: Readonly<Record<string, string>>): string {
  const [, separator = ''] = Object.entries(metaData).find(([name]) => /^date_?separator$/i.test(name)) ?? [];
  return /^[-/. ]$/.test(separator) ? separator : '';
}

/** The format with another separator: `YYYY-MM-DD` with `/` is `YYYY/MM/DD`. No separator, no change. */
export const withSeparator = (format: string, separator: string): string =>
  separator ? format.replace(/[^YMD]+/gi, () => separator) : format;
