import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRealMoment } from '../dates/dates';
import { clampDay, startOfDay } from './day-bounds';

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const bound = fc.oneof(day, fc.constant(''));

describe('clampDay', () => {
  it.each([
    ['2024-06-05', '', '', '2024-06-05'],
    ['2024-06-05', '2024-06-10', '', '2024-06-10'],
    ['2024-06-05', '', '2024-06-01', '2024-06-01'],
    ['2024-06-05', '2024-06-05', '2024-06-05', '2024-06-05'],
  ])('%s between "%s" and "%s" is %s', (date, minDate, maxDate, expected) => {
    expect(clampDay(date, { minDate, maxDate })).toBe(expected);
  });

  it('is between the bounds, is done once, and leaves alone what is there already', () => {
    fc.assert(
      fc.property(day, bound, bound, (date, one, other) => {
        const isTurned = one !== '' && other !== '' && one > other;
        const bounds = isTurned ? { minDate: other, maxDate: one } : { minDate: one, maxDate: other };
        const clamped = clampDay(date, bounds);
        expect(clampDay(clamped, bounds)).toBe(clamped);
        expect(clamped >= bounds.minDate && clamped <= (bounds.maxDate || '9999')).toBe(true);
        if (date >= bounds.minDate && date <= (bounds.maxDate || '9999')) expect(clamped).toBe(date);
      }),
    );
  });
});

describe('startOfDay', () => {
  it.each([
    [0, '2024-06-05T00:00:00+00:00'],
    [120, '2024-06-05T00:00:00+02:00'],
    [-210, '2024-06-05T00:00:00-03:30'],
    [345, '2024-06-05T00:00:00+05:45'],
  ])('carries an offset of %i minutes', (offset, expected) => {
    expect(startOfDay('2024-06-05', offset)).toBe(expected);
    expect(isRealMoment(expected)).toBe(true);
  });
});
