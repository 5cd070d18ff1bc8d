import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRealDate } from './dates';
import { addDays, addMonths, FIRST_DAY, LAST_DAY, monthOf, monthsBetween, weekdayOf, weekNumberOf } from './days';

/** Any day of the calendar, as likely at its ends. */
const anyDay = fc
  .integer({ min: Date.parse(FIRST_DAY) / 86_400_000, max: Date.parse(LAST_DAY) / 86_400_000 })
  .map((count) => new Date(count * 86_400_000).toISOString().slice(0, 10));

describe('addDays', () => {
  it.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2023-02-28', 1, '2023-03-01'],
    ['2024-01-01', -1, '2023-12-31'],
    // A day that Samoa did not have, and one of 23 hours in Berlin.
    ['2011-12-29', 1, '2011-12-30'],
    ['2024-03-31', 1, '2024-04-01'],
    ['1969-12-31', 1, '1970-01-01'],
    ['0099-12-31', 1, '0100-01-01'],
    [LAST_DAY, 1, LAST_DAY],
    [FIRST_DAY, -1, FIRST_DAY],
  ])('%s and %i is %s', (day, days, expected) => expect(addDays(day, days)).toBe(expected));

  it('comes back, and what is later is a greater text', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 100_000 }), (day, days) => {
        const later = addDays(day, days);
        expect(isRealDate(later)).toBe(true);
        if (later === LAST_DAY) return;
        expect(later > day).toBe(true);
        expect(addDays(later, -days)).toBe(day);
      }),
    );
  });
});

describe('addMonths', () => {
  it.each([
    ['2024-01-31', 1, '2024-02-29'],
    ['2023-01-31', 1, '2023-02-28'],
    ['2024-03-31', -1, '2024-02-29'],
    ['2024-12-15', 1, '2025-01-15'],
    ['2024-01-15', -1, '2023-12-15'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-06-05', 0, '2024-06-05'],
    ['9999-12-10', 1, '9999-12-10'],
    ['0000-01-10', -1, '0000-01-10'],
  ])('%s and %i is %s', (day, months, expected) => expect(addMonths(day, months)).toBe(expected));

  it('is so many months away, on a real day', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -2000, max: 2000 }), (day, months) => {
        const other = addMonths(day, months);
        expect(isRealDate(other)).toBe(true);
        if (![monthOf(FIRST_DAY), monthOf(LAST_DAY)].includes(monthOf(other))) {
          expect(monthsBetween(day, other)).toBe(months);
        }
      }),
    );
  });
});

it.each([
  ['2024-06-02', 0],
  ['2024-06-05', 3],
  ['2024-06-08', 6],
  ['1970-01-01', 4],
  ['1969-12-27', 6],
  ['0000-01-01', 6],
])('%s is weekday %i', (day, weekday) => expect(weekdayOf(day)).toBe(weekday));

it.each([
  ['2024-01-01', 1],
  ['2023-01-01', 52],
  ['2021-01-03', 53],
  ['2021-01-04', 1],
  ['2020-12-31', 53],
  ['2024-12-30', 1],
  ['2024-06-05', 23],
])('%s is in week %i', (day, week) => expect(weekNumberOf(day)).toBe(week));
