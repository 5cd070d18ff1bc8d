import { daysIn } from './dates';

// Days are texts, `YYYY-MM-DD`, which sort as texts. They are counted in UTC, where every day has 24 hours:
// in the visitor's own zone there are days that begin at one o'clock, and in Samoa there was no 30 December 2011.

/** The first and the last day of a calendar. */
export const FIRST_DAY = '0000-01-01';
export const LAST_DAY = '9999-12-31';

/** Milliseconds of a day. */
const DAY = 86_400_000;

const countOf = (day: string): number => Date.parse(day) / DAY;
const FIRST_COUNT = countOf(FIRST_DAY);
const LAST_COUNT = countOf(LAST_DAY);

const dayOf = (count: number): string =>
  new Date(Math.min(Math.max(count, FIRST_COUNT), LAST_COUNT) * DAY).toISOString().slice(0, 10);

const pad = (number: number, length: number): string => `${number}`.padStart(length, '0');

/** Adds days to a day; negative ones subtract. */
export const addDays = (day: string, days: number): string => dayOf(countOf(day) + days);

/** The month of a day: `YYYY-MM`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** Months since the year 0. */
const countMonths = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

/** The number of months from one month or day to another. */
export const monthsBetween = (from: string, to: string): number => countMonths(to) - countMonths(from);

/** Adds months to a day; the last day of a month that is too short. */
export function addMonths(day: string, months: number): string {
  const count = Math.min(Math.max(countMonths(day) + months, 0), countMonths(LAST_DAY));
  const [year, month] = [Math.floor(count / 12), (count % 12) + 1];
  const date = Math.min(Number(day.slice(8)), daysIn(year, month));
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}`;
}

/** The day of the week, counted from Sunday as 0. */
export const weekdayOf = (day: string): number => (((countOf(day) + 4) % 7) + 7) % 7;

/** The number of the ISO week that a day is in: the first week of a year is the one with its first Thursday. */
export function weekNumberOf(day: string): number {
  const thursday = addDays(day, 4 - (weekdayOf(day) || 7));
  return Math.floor((countOf(thursday) - countOf(`${thursday.slice(0, 4)}-01-01`)) / 7) + 1;
}
