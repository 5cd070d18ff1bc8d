import type { DayBounds } from '../rules/day-bounds';
import { daysIn } from './dates';
import { addDays, addMonths, monthOf, weekdayOf, weekNumberOf } from './days';
import { range } from './range';

/** Restrictions on the days of a calendar. */
export interface DayLimits extends DayBounds {
  readonly disableWeekends: boolean;
}

/** One row of a month; null for days outside the month. */
export interface CalendarWeek {
  /** The ISO week that the row's Thursday is in. */
  readonly number: number;
  readonly days: readonly (string | null)[];
}

/** Whether a day can be chosen. */
export function isOpenDay(day: string, { minDate, maxDate, disableWeekends }: DayLimits): boolean {
  if ((minDate && day < minDate) || (maxDate && day > maxDate)) return false;
  return !disableWeekends || weekdayOf(day) % 6 !== 0;
}

/** The weeks of a month, `YYYY-MM`; `firstDay` is the first day of a week, counted from Sunday as 0. */
export function weeksOf(month: string, firstDay: number): readonly CalendarWeek[] {
  const first = `${month}-01`;
  const before = (weekdayOf(first) - firstDay + 7) % 7;
  const count = daysIn(Number(month.slice(0, 4)), Number(month.slice(5)));
  return range((before + count) / 7).map((row) => {
    const start = row * 7 - before;
    const days = range(7).map((column) => {
      const index = start + column;
      return index < 0 || index >= count ? null : addDays(first, index);
    });
    return { number: weekNumberOf(addDays(first, start + ((4 - firstDay + 7) % 7))), days };
  });
}

/** A key press in a grid of days. */
export interface DayMove {
  /** As the browser names it. */
  readonly key: string;
  readonly isShift: boolean;
  readonly isRightToLeft: boolean;
  readonly firstDay: number;
}

/** The days that an arrow moves by. */
const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
  ['ArrowUp', -7],
  ['ArrowDown', 7],
]);

/** The day that a key moves to, without regard to bounds; null for any other key. */
export function moveDay(day: string, { key, isShift, isRightToLeft, firstDay }: DayMove): string | null {
  const step = STEPS.get(key);
  if (step) return addDays(day, isRightToLeft && step % 7 !== 0 ? -step : step);
  const place = (weekdayOf(day) - firstDay + 7) % 7;
  if (key === 'Home') return addDays(day, -place);
  if (key === 'End') return addDays(day, 6 - place);
  const months = isShift ? 12 : 1;
  if (key === 'PageUp') return addMonths(day, -months);
  return key === 'PageDown' ? addMonths(day, months) : null;
}

/** The years to choose from, around the shown one: specification 2 section 3, `yearRange`. */
export function yearsAround(month: string, { yearRange, minDate, maxDate }: DayBounds & { yearRange: number }) {
  const year = Number(month.slice(0, 4));
  const from = Math.max(year - yearRange, Number((minDate || '0000').slice(0, 4)));
  const to = Math.min(year + yearRange, Number((maxDate || '9999').slice(0, 4)));
  return range(to - from + 1).map((index) => from + index);
}

/** Whether any day of a month is within the bounds. */
export const isOpenMonth = (month: string, { minDate, maxDate }: DayBounds): boolean =>
  (!minDate || month >= monthOf(minDate)) && (!maxDate || month <= monthOf(maxDate));
