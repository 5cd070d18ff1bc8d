import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysIn, isRealDate, isRealMoment } from './dates';

describe('a real date', () => {
  it.each(['2024-02-29', '2000-02-29', '2023-02-28', '2024-12-31', '2024-01-01', '2024-04-30', '1969-07-20'])(
    'is %s',
    (date) => expect(isRealDate(date)).toBe(true),
  );

  it.each([
    '2023-02-29',
    '1900-02-29',
    '2100-02-29',
    '2024-02-30',
    '2024-04-31',
    '2024-06-31',
    '2024-09-31',
    '2024-11-31',
    '2024-01-32',
    '2024-00-10',
    '2024-13-10',
    '2024-10-00',
    '2024-1-1',
    '24-01-01',
    '2024/01/01',
    '20240101',
    '02024-01-01',
    '2024-01-01T00:00:00Z',
    '2024-01-01\n',
    '٢٠٢٤-01-01',
    'today',
    '',
  ])('is not %j', (date) => expect(isRealDate(date)).toBe(false));

  it('is what the calendar of the language takes too', () => {
    const part = (max: number) => fc.integer({ min: 0, max }).map((number) => String(number).padStart(2, '0'));
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 9999 }), part(14), part(33), (year, month, day) => {
        const text = `${year}-${month}-${day}`;
        const date = new Date(`${text}T00:00:00Z`);
        const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
        expect(isRealDate(text)).toBe(isReal);
      }),
    );
  });

  it('has no month outside the year', () => {
    expect([0, 13, -1].map((month) => daysIn(2024, month))).toEqual([0, 0, 0]);
  });
});

describe('a real moment', () => {
  it.each(['2024-02-29T10:00Z', '2024-02-29T10:00:30Z', '2024-02-29T23:59:59.999+02:00', '2024-01-01T00:00-0330'])(
    'is %s',
    (moment) => expect(isRealMoment(moment)).toBe(true),
  );

  it.each([
    '2024-02-29',
    '2024-02-29T10:00',
    '2023-02-29T10:00Z',
    '2024-01-01T24:00Z',
    '2024-01-01T10:60Z',
    '2024-01-01T10:00:60Z',
    '2024-01-01T10:00+24:00',
    '2024-01-01T10:00+02:60',
    '2024-01-01 10:00Z',
    '',
  ])('is not %j', (moment) => expect(isRealMoment(moment)).toBe(false));
});
