import type { DayBounds } from '../rules/day-bounds';
import { dateSeparatorOf, ISO_FORMAT, withSeparator } from './date-text';
import { isRealDate, isRealMoment } from './dates';

/** How a date field is written and what it takes: specification 2 section 3, 'Date picker options'. */
export interface DateOptions extends DayBounds {
  /** What the visitor sees of a date, in `YYYY` or `YY`, `MM` or `M`, `DD` or `D`. Default `YYYY-MM-DD`. */
  readonly format: string;
}

/** What a field says beside its own keys, and where it says nothing, its form. */
export type MetaData = Readonly<Record<string, string>>;

/** Year, month and day, once each, with anything but letters and digits between. */
function isFormat(format: string): boolean {
  const tokens = format.match(/[\p{L}\p{N}]+/gu) ?? [];
  const wanted = [/^(YY|YYYY)$/, /^MM?$/, /^DD?$/];
  return tokens.length === 3 && wanted.every((token) => tokens.some((found) => token.test(found)));
}

/** A day, a moment, or epoch milliseconds, as `YYYY-MM-DD`; empty where it is none of them. */
function readBound(text = ''): string {
  const bound = text.trim();
  if (isRealDate(bound) || isRealMoment(bound)) return bound.slice(0, 10);
  const moment = new Date(/^-?\d+$/.test(bound) ? Number(bound) : Number.NaN);
  const day = Number.isNaN(moment.getTime()) ? '' : moment.toISOString().slice(0, 10);
  return isRealDate(day) ? day : '';
}

/** Reads the options of a date field from what it says, or else its form. What makes no sense is the default. */
export function readDateOptions(metaData: MetaData): DateOptions {
  const format = (metaData.format ?? '').trim().toUpperCase();
  const [minDate, maxDate] = [readBound(metaData.minDate), readBound(metaData.maxDate)];
  // Between bounds that leave no day nothing could be chosen.
  const isEmpty = minDate && maxDate && minDate > maxDate;
  return {
    format: isFormat(format) ? format : withSeparator(ISO_FORMAT, dateSeparatorOf(metaData)),
    minDate: isEmpty ? '' : minDate,
    maxDate: isEmpty ? '' : maxDate,
  };
}
