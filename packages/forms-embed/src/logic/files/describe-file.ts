import type { FileFacts } from '../state/field-state';

const KILO = 1024;

/** A number of bytes in the visitor's language: `1.2 MB`. */
export function sizeText(bytes: number, locale: string): string {
  const [unit, divisor] =
    bytes >= KILO * KILO ? ['megabyte', KILO * KILO] : bytes >= KILO ? ['kilobyte', KILO] : ['byte', 1];
  const digits = bytes / divisor < 10 ? 1 : 0;
  return formatNumber(bytes / divisor, locale, { style: 'unit', unit, maximumFractionDigits: digits });
}

/** A share of 1 in the visitor's language: `25%`. */
export const percentText = (share: number, locale: string): string => formatNumber(share, locale, { style: 'percent' });

/** What kind of file it is: the ending of its name, else its media type without its group. Empty if neither is known. */
export function kindText({ name, type = '' }: FileFacts): string {
  const [, ending = ''] = /\.(\w{1,5})$/.exec(name) ?? [];
  return (ending || type.replace(/^.*\//, '')).toUpperCase();
}

/** A locale that the browser does not know gets its own numbers. */
function formatNumber(value: number, locale: string, options: Intl.NumberFormatOptions): string {
  try {
    return new Intl.NumberFormat(locale, options).format(value);
  } catch {
    return new Intl.NumberFormat(undefined, options).format(value);
  }
}
