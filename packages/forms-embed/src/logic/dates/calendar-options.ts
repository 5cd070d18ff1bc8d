import type { MetaData } from './date-options';

/** The options of a date field's calendar: specification 2 section 3, 'Date picker options'. */
export interface CalendarOptions {
  /** Years offered before and after the shown one. Default 10, at most 100. */
  readonly yearRange: number;
  /** Months side by side. Default 1, at most 4. */
  readonly numberOfMonths: number;
  /** The first day of a week, counted from Sunday as 0. Default undefined: the locale's. */
  readonly firstDay: number | undefined;
  /** Saturdays and Sundays cannot be chosen. Default false. */
  readonly disableWeekends: boolean;
  /** Show ISO week numbers. Default false. */
  readonly showWeekNumber: boolean;
}

/** A whole number without its sign; the default for 0 and for any other text. */
const readCount = (text = '', { most, otherwise }: { most: number; otherwise: number }): number =>
  Math.min(Math.abs(Number.parseInt(text, 10)) || otherwise, most);

const isYes = (text = ''): boolean => /^\s*(true|yes|1)\s*$/i.test(text);

/** Reads the options of a calendar from the metadata of its field, or of its form. Invalid values become defaults. */
export function readCalendarOptions(metaData: MetaData): CalendarOptions {
  const [firstDay] = /^\s*[0-6]\s*$/.exec(metaData.firstDay ?? '') ?? [];
  return {
    yearRange: readCount(metaData.yearRange, { most: 100, otherwise: 10 }),
    numberOfMonths: readCount(metaData.numberOfMonths, { most: 4, otherwise: 1 }),
    firstDay: firstDay === undefined ? undefined : Number(firstDay),
    disableWeekends: isYes(metaData.disableWeekends),
    showWeekNumber: isYes(metaData.showWeekNumber),
  };
}
