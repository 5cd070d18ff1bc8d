/** How a number is written. */
export interface CountFormat {
  /** BCP 47; empty: that of the browser. */
  readonly locale: string;
  /** Put between groups of three digits; `none` for nothing, empty: as the locale has it. */
  readonly delimiter: string;
  readonly decimals: number;
}

function formatter(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(locale || undefined, options);
  } catch {
    // The page's `lang` is no language.
    return new Intl.NumberFormat(undefined, options);
  }
}

/** Creates what writes numbers for readers; once for a counter, since a format of the browser costs more than its use. */
export function createCountWriter({ locale, delimiter, decimals }: CountFormat): (value: number) => string {
  if (!delimiter) return formatter(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format;
  return (value) => {
    const [whole = '', fraction] = value.toFixed(decimals).split('.');
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, delimiter === 'none' ? '' : delimiter);
    return fraction ? `${grouped}.${fraction}` : grouped;
  };
}

/** What a locale has between whole numbers and decimals. A format of the browser takes it longer than all else that counts. */
const separatorOf = (locale: string) =>
  formatter(locale, {})
    .formatToParts(1.5)
    .find(({ type }) => type === 'decimal')?.value ?? '.';

/** Reads a number as the locale writes it, with its decimals; null where the text is none. */
export function parseCount(text: string, locale: string): { value: number; decimals: number } | null {
  const isSame = locale === 'en' || /^\s*[-+]?\d+\s*$/.test(text);
  const [whole = '', fraction = '', ...others] = text.trim().split(isSame ? '.' : separatorOf(locale));
  // What groups the digits, by three or, in India, by two: any mark between them.
  const digits = whole.replace(/(?<=\d)\D(?=\d{2})/g, '');
  if (others[0] !== undefined || !/^[-+]?\d+$/.test(digits) || !/^\d*$/.test(fraction)) return null;
  return { value: Number(`${digits}.${fraction}`), decimals: fraction.length };
}

/** The number that is shown at a share of the time, from 0 to 1: fast at first, slow at the end. */
export const countAt = (from: number, to: number, share: number): number => to - (to - from) * (1 - share) ** 3;
