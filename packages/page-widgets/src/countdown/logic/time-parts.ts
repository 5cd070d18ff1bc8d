/** The units of a countdown, from the largest on. */
export const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

/** A unit of a countdown. */
export type Unit = (typeof UNITS)[number];

const SECONDS: Readonly<Record<Unit, number>> = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 };

/** Parts of the time left, by unit. */
export type TimeParts = Readonly<Partial<Record<Unit, number>>>;

/** Whole seconds into the units that are shown: what is too much for one is in the next larger one that is shown. */
export function timeParts(seconds: number, shown: readonly Unit[]): TimeParts {
  let rest = Math.max(0, Math.ceil(seconds));
  const parts: Partial<Record<Unit, number>> = {};
  for (const unit of UNITS) {
    if (!shown.includes(unit)) continue;
    parts[unit] = Math.floor(rest / SECONDS[unit]);
    rest %= SECONDS[unit];
  }
  return parts;
}

function makeFormatter(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(locale || undefined, options);
  } catch {
    // The page's `lang` is no language.
    return new Intl.NumberFormat(undefined, options);
  }
}

/** By locale and unit: each is slow to make. */
const formatters = /* @__PURE__ */ new Map<string, Intl.NumberFormat>();

function formatterOf(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${options.unit}`;
  const formatter = formatters.get(key) ?? makeFormatter(locale, options);
  formatters.set(key, formatter);
  return formatter;
}

/** At least two digits of the locale. */
export const digitsOf = (value: number, locale: string): string =>
  formatterOf(locale, { minimumIntegerDigits: 2, useGrouping: false }).format(value);

const unitFormat = (unit: Unit, locale: string) =>
  formatterOf(locale, { style: 'unit', unit: unit.slice(0, -1), unitDisplay: 'long' });

/** What a number of units is called, such as `hours`. */
export const unitName = (unit: Unit, value: number, locale: string): string =>
  unitFormat(unit, locale)
    .formatToParts(value)
    .find(({ type }) => type === 'unit')?.value ?? unit;

/** The time left in words, to the minute. */
export function wordsOf(seconds: number, locale: string): string {
  const parts = timeParts(Math.ceil(seconds / 60) * 60, ['days', 'hours', 'minutes']);
  return UNITS.filter((unit) => parts[unit])
    .map((unit) => unitFormat(unit, locale).format(parts[unit] ?? 0))
    .join(' ');
}
