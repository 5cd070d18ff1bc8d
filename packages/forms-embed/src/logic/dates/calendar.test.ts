import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DayMove, isOpenDay, isOpenMonth, moveDay, weeksOf, yearsAround } from './calendar';
import { isRealDate } from './dates';
import { weekdayOf, weekNumberOf } from './days';

const ANY = { minDate: '', maxDate: '', disableWeekends: false };

describe('weeksOf', () => {
  it('has the days of a month where they belong, and nothing of the months around', () => {
    const weeks = weeksOf('2024-06', 1);
    expect(weeks.map(({ number }) => number)).toEqual([22, 23, 24, 25, 26]);
    expect(weeks[0]?.days).toEqual([null, null, null, null, null, '2024-06-01', '2024-06-02']);
    expect(weeks[4]?.days.slice(5)).toEqual(['2024-06-29', '2024-06-30']);
  });

  it('begins weeks with the day that is wanted', () => {
    expect(weeksOf('2024-06', 0)[0]?.days).toEqual([null, null, null, null, null, null, '2024-06-01']);
    expect(weeksOf('2024-06', 6)[0]?.days[0]).toBe('2024-06-01');
    expect(weeksOf('2015-02', 0)).toHaveLength(4);
    expect(weeksOf('2024-09', 1)).toHaveLength(6);
  });

  it('has every day exactly once, in order, under its weekday, in a row with its number', () => {
    const month = fc.tuple(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 1, max: 12 }));
    fc.assert(
      fc.property(month, fc.integer({ min: 0, max: 6 }), ([year, number], firstDay) => {
        const text = `${`${year}`.padStart(4, '0')}-${`${number}`.padStart(2, '0')}`;
        const weeks = weeksOf(text, firstDay);
        const days = weeks.flatMap((week) => week.days).filter((day) => day !== null);
        const expected = Array.from({ length: 31 }, (_, index) => `${text}-${`${index + 1}`.padStart(2, '0')}`);
        expect(days).toEqual(expected.filter(isRealDate));
        for (const week of weeks) {
          expect(week.days).toHaveLength(7);
          week.days.forEach((day, column) => {
            if (!day) return;
            expect(weekdayOf(day)).toBe((firstDay + column) % 7);
            // All of a week from Monday to Sunday; else it is the Thursday's that counts.
            if (firstDay === 1 || weekdayOf(day) === 4) expect(week.number).toBe(weekNumberOf(day));
          });
        }
      }),
    );
  });
});

describe('a day that can be chosen', () => {
  it('is one between the bounds', () => {
    const limits = { ...ANY, minDate: '2024-06-03', maxDate: '2024-06-07' };
    const days = ['2024-06-02', '2024-06-03', '2024-06-07', '2024-06-08'];
    expect(days.map((day) => isOpenDay(day, limits))).toEqual([false, true, true, false]);
  });

  it('is no Saturday and no Sunday where weekends are out', () => {
    const week = ['2024-06-01', '2024-06-02', '2024-06-03', '2024-06-07'];
    expect(week.map((day) => isOpenDay(day, { ...ANY, disableWeekends: true }))).toEqual([false, false, true, true]);
    expect(week.every((day) => isOpenDay(day, ANY))).toBe(true);
  });

  it('is in a month that has such a day', () => {
    const limits = { minDate: '2024-06-30', maxDate: '2024-08-01' };
    const months = ['2024-05', '2024-06', '2024-08', '2024-09'];
    expect(months.map((month) => isOpenMonth(month, limits))).toEqual([false, true, true, false]);
    expect(isOpenMonth('2024-06', { minDate: '', maxDate: '' })).toBe(true);
  });
});

describe('moveDay', () => {
  const move = (key: string, more: Partial<DayMove> = {}) =>
    moveDay('2024-06-05', { key, isShift: false, isRightToLeft: false, firstDay: 1, ...more });

  it.each([
    ['ArrowLeft', '2024-06-04'],
    ['ArrowRight', '2024-06-06'],
    ['ArrowUp', '2024-05-29'],
    ['ArrowDown', '2024-06-12'],
    ['Home', '2024-06-03'],
    ['End', '2024-06-09'],
    ['PageUp', '2024-05-05'],
    ['PageDown', '2024-07-05'],
    ['Tab', null],
    ['a', null],
    ['constructor', null],
  ])('%s leads to %s', (key, expected) => expect(move(key)).toBe(expected));

  it('goes by years with Shift', () => {
    expect(move('PageUp', { isShift: true })).toBe('2023-06-05');
    expect(move('PageDown', { isShift: true })).toBe('2025-06-05');
  });

  it('ends a week before its first day', () => {
    expect([move('Home', { firstDay: 0 }), move('End', { firstDay: 0 })]).toEqual(['2024-06-02', '2024-06-08']);
    expect([move('Home', { firstDay: 3 }), move('End', { firstDay: 4 })]).toEqual(['2024-06-05', '2024-06-05']);
  });

  it('mirrors the arrows to the sides, and only them, from right to left', () => {
    const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home'];
    expect(keys.map((key) => move(key, { isRightToLeft: true }))).toEqual([
      '2024-06-06',
      '2024-06-04',
      '2024-05-29',
      '2024-06-12',
      '2024-06-03',
    ]);
  });
});

describe('yearsAround', () => {
  const years = (options: object) => {
    const list = yearsAround('2024-06', { yearRange: 10, minDate: '', maxDate: '', ...options });
    return [list[0], list.at(-1), list.length];
  };

  it('has so many before and after', () => {
    expect(years({})).toEqual([2014, 2034, 21]);
    expect(years({ yearRange: 100 })).toEqual([1924, 2124, 201]);
  });

  it('ends where the bounds do', () => {
    expect(years({ minDate: '2020-12-31', maxDate: '2024-01-01' })).toEqual([2020, 2024, 5]);
    expect(yearsAround('0002-01', { yearRange: 3, minDate: '', maxDate: '' })).toEqual([0, 1, 2, 3, 4, 5]);
    expect(yearsAround('9999-01', { yearRange: 1, minDate: '', maxDate: '' })).toEqual([9998, 9999]);
  });
});
