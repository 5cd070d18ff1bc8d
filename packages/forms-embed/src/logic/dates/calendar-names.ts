import { CONTROLS_ENGLISH } from '../texts/english-controls';
import type { Messages } from '../texts/messages';
import { range } from './range';

/** The names in a calendar. */
export interface CalendarNames {
  /** From January on. */
  readonly months: readonly string[];
  /** From Sunday on. */
  readonly weekdays: readonly string[];
  readonly weekdaysShort: readonly string[];
  /** The full date, including the weekday. */
  readonly day: (day: string) => string;
  /** The name of a month, `YYYY-MM`, with its year. */
  readonly month: (month: string) => string;
}

type Format = Intl.DateTimeFormatOptions;

/** The Gregorian calendar and Latin digits, as in sent dates, whatever the locale. */
const PLAIN: Format = { timeZone: 'UTC', calendar: 'gregory', numberingSystem: 'latn' };

function formatIn(locale: string, format: Format): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(locale.replaceAll('_', '-'), { ...format, ...PLAIN });
  } catch {
    return new Intl.DateTimeFormat('en', { ...format, ...PLAIN });
  }
}

/** The names in a locale: from its texts, otherwise from the browser. */
export function nameCalendar({ of }: Pick<Messages, 'of'>, requested: string): CalendarNames {
  // A locale without texts is English throughout, not half of each.
  const locale = of('months') === CONTROLS_ENGLISH.months && !/^en\b/i.test(requested) ? 'en' : requested;
  const listOf = (key: string, days: readonly number[], format: Format): readonly string[] => {
    const names = of(key).split(',');
    if (names.length === days.length) return names.map((name) => name.trim());
    const { format: write } = formatIn(locale, format);
    return days.map(write);
  };
  // The days of a week that begins with Sunday, and a day of each month.
  const week = range(7).map((day) => Date.UTC(2023, 0, day + 1));
  const year = range(12).map((month) => Date.UTC(2023, month, 1));
  const { format: writeDay } = formatIn(locale, { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });
  const { format: writeMonth } = formatIn(locale, { year: 'numeric', month: 'long' });
  return {
    months: listOf('months', year, { month: 'long' }),
    weekdays: listOf('weekdays', week, { weekday: 'long' }),
    weekdaysShort: listOf('weekdaysShort', week, { weekday: 'short' }),
    day: (day) => writeDay(Date.parse(day)),
    month: (month) => writeMonth(Date.parse(`${month}-01`)),
  };
}
