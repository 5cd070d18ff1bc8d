import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { countAt, createCountWriter, parseCount } from './count';

const numbers = fc.integer({ min: -999_999_999, max: 999_999_999 });

describe('a counted number', () => {
  it.each([
    [12345, { locale: 'en', delimiter: '', decimals: 0 }, '12,345'],
    [12345.5, { locale: 'de', delimiter: '', decimals: 2 }, '12.345,50'],
    [12345, { locale: 'not a language', delimiter: 'none', decimals: 0 }, '12345'],
    [1234567, { locale: 'en', delimiter: ' ', decimals: 0 }, '1 234 567'],
    [9.75, { locale: 'en', delimiter: ',', decimals: 2 }, '9.75'],
    [1234.5, { locale: 'en', delimiter: ',', decimals: 2 }, '1,234.50'],
  ])('%d with %o is written as %s', (value, format, expected) => {
    expect(createCountWriter(format)(value)).toBe(expected);
  });

  it.each([
    ['12,345', 'en', { value: 12345, decimals: 0 }],
    [' 12.345,50 ', 'de', { value: 12345.5, decimals: 2 }],
    ['-3', 'en', { value: -3, decimals: 0 }],
    ['1 234', 'en', { value: 1234, decimals: 0 }],
    ['9.75', 'en', { value: 9.75, decimals: 2 }],
    ['many', 'en', null],
    ['', 'en', null],
    ['1.2.3', 'en', null],
  ])('%j in %s is read as %j', (text, locale, expected) => {
    expect(parseCount(text, locale)).toEqual(expected);
  });

  it.each(['en', 'de', 'fr', 'pl', 'hi'])('is read as it is written in %s', (locale) => {
    fc.assert(
      fc.property(numbers, fc.integer({ min: 0, max: 3 }), (whole, decimals) => {
        const value = whole / 10 ** decimals;
        const text = createCountWriter({ locale, delimiter: '', decimals })(value);
        expect(parseCount(text, locale)).toEqual({ value, decimals });
      }),
    );
  });
});

it('is read without a format of the browser where every locale would read it the same, or its language is known', () => {
  const format = vi.spyOn(Intl, 'NumberFormat');
  expect([parseCount('250', 'de'), parseCount('-1,234.5', 'en')]).toEqual([
    { value: 250, decimals: 0 },
    { value: -1234.5, decimals: 1 },
  ]);
  expect(format).not.toHaveBeenCalled();
  format.mockRestore();
});

it('counts from the first number to the last, and never back', () => {
  fc.assert(
    fc.property(numbers, numbers, fc.double({ min: 0, max: 1, noNaN: true }), (from, to, share) => {
      const value = countAt(from, to, share);
      expect(value).toBeGreaterThanOrEqual(Math.min(from, to) - 1e-6);
      expect(value).toBeLessThanOrEqual(Math.max(from, to) + 1e-6);
    }),
  );
  expect([countAt(3, 9, 0), countAt(3, 9, 1)]).toEqual([3, 9]);
});
