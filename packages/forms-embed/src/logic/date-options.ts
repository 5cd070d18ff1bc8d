import { dateSeparatorOf, ISO_FORMAT, withSeparator } from './dates';
import type { DayBounds } from './days';
import { DAY, readBoolean, readDay } from './read-value';

/** How a date field and its calendar behave: specification 2 section 3, 'Date picker options'. */
export interface DateOptions extends DayBounds {
  /** What the visitor sees of a date, in `YYYY` or `YY`, `MM` or `M`, `DD` or `D`. Default `YYYY-MM-DD`. */
  readonly format: string;
  /** Years offered before and after the one that is shown. Default 10, at most 100. */
  readonly yearRange: number;
  /** Months side by side. Default 1, at most 4. */
  readonly numberOfMonths: number;
  /** The first day of a week, counted from Sunday as 0. Default undefined: the locale's. */
  readonly firstDay: number | undefined;
  /** Saturdays and Sundays cannot be chosen. Default false. */
  readonly disableWeekends: boolean;
  /** Weeks carry their ISO numbers. Default false. */
  readonly showWeekNumber: boolean;
}

type MetaData = Readonly<Record<string, string>>;

/** Year, month and day, once each, with anything but letters and digits between. */
function isFormat(format: string): boolean {
  const tokens = format.match(/[\p{L}\p{N}]+/gu) ?? [];
  const wanted = [/^(YY|YYYY)$/, /^MM?$/, /^DD?$/];
  return tokens.length === 3 && wanted.every((token) => tokens.some((found) => token.test(found)));
}

/** A day, a moment, or epoch milliseconds, as `YYYY-MM-DD`; empty where it is none of them. */
function readBound(text = ''): string {
  const day = text.trim() === '' ? Number.NaN : readDay(text);
  const date = new Date(day * DAY);
  return Number.isNaN(date.getTime()) ? '' : (/^\d{4}-\d\d-\d\d/.exec(date.toISOString())?.[0] ?? '');
}

/** A whole number without its sign; the default where there is none, or none but 0. */
function readCount(text: string | undefined, { most, otherwise }: { most: number; otherwise: number }): number {
  return Math.min(Math.abs(Number.parseInt(text ?? '', 10)) || otherwise, most);
}

/** Reads the options of a date field from its metadata, or else the form's. What makes no sense is the default. */
export function readDateOptions(field: MetaData, form: MetaData): DateOptions {
  const metaData = { ...form, ...field };
  const format = (metaData.format ?? '').trim().toUpperCase();
  const separator = dateSeparatorOf(field) || dateSeparatorOf(form);
  const firstDay = /^[0-6]$/.test(metaData.firstDay ?? '') ? Number(metaData.firstDay) : undefined;
  const [minDate, maxDate] = [readBound(metaData.minDate), readBound(metaData.maxDate)];
  const isEmpty = minDate && maxDate && minDate > maxDate;
  return {
    format: withSeparator(isFormat(format) ? format : ISO_FORMAT, separator),
    // Between bounds that leave no day nothing could be chosen.
    minDate: isEmpty ? '' : minDate,
    maxDate: isEmpty ? '' : maxDate,
    yearRange: readCount(metaData.yearRange, { most: 100, otherwise: 10 }),
    numberOfMonths: readCount(metaData.numberOfMonths, { most: 4, otherwise: 1 }),
    firstDay,
    disableWeekends: readBoolean(metaData.disableWeekends ?? '') ?? false,
    showWeekNumber: readBoolean(metaData.showWeekNumber ?? '') ?? false,
  };
}
