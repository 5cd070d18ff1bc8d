import type { DayBounds } from '../rules/day-bounds';
import { dateSeparatorOf, ISO_FORMAT, withSeparator } from './date-text';
import { isRealDate, isRealMoment } from './dates';

/** The format and bounds of a date field: specification 2 section 3, 'Date picker options'. */
export interface DateOptions extends DayBounds {
  /** The displayed format of a date, in `YYYY` or `YY`, `MM` or `M`, `DD` or `D`. Default `YYYY-MM-DD`. */
  readonly format: string;
}

/** The metadata of a field, or else of its form. */
export type MetaData = Readonly<Record<string, string>>;

/** Whether a format has year, month and day, once each, separated by anything but letters and digits. */
function isFormat(format: string): boolean {
  const tokens = format.match(/[\p{L}\p{N}]+/gu) ?? [];
  const wanted = [/^(YY|YYYY)$/, /^MM?$/, /^DD?$/];
  return tokens.length === 3 && wanted.every((token) => tokens.some((found) => token.test(found)));
}

/** A day, a moment, or epoch milliseconds, as `YYYY-MM-DD`; empty for anything else. */
function readBound(text = ''): string {
  const bound = text.trim();
  if (isRealDate(bound) || isRealMoment(bound)) return bound.slice(0, 10);
  const moment = new Date(/^-?\d+$/.test(bound) ? Number(bound) : Number.NaN);
  const day = Number.isNaN(moment.getTime()) ? '' : moment.toISOString().slice(0, 10);
  return isRealDate(day) ? day : '';
}

/** Reads the options of a date field from its metadata, or its form's. Invalid values become defaults. */
export function readDateOptions(metaData: MetaData): DateOptions {
  const format = (metaData.format ?? '').trim().toUpperCase();
  const [minDate, maxDate] = [readBound(metaData.minDate), readBound(metaData.maxDate)];
  // Bounds without a day between them are ignored.
  const isEmpty = minDate && maxDate && minDate > maxDate;
  return {
    format: isFormat(format) ? format : withSeparator(ISO_FORMAT, dateSeparatorOf(metaData)),
    minDate: isEmpty ? '' : minDate,
    maxDate: isEmpty ? '' : maxDate,
  };
}
