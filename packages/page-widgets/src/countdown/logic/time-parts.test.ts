import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitsOf, timeParts, UNITS, unitName, wordsOf } from './time-parts';

describe('timeParts', () => {
  it.each([
    [90_061, UNITS, { days: 1, hours: 1, minutes: 1, seconds: 1 }],
    [0, UNITS, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
    [-5, UNITS, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
    [0.2, ['seconds'], { seconds: 1 }],
    [90_061, ['hours', 'seconds'], { hours: 25, seconds: 61 }],
    [59, ['minutes'], { minutes: 0 }],
    [59, [], {}],
  ] as const)('%d seconds in %j', (seconds, shown, expected) => {
    expect(timeParts(seconds, shown)).toEqual(expected);
  });

  it('loses nothing but what is smaller than the smallest unit, and has no part too large', () => {
    const units = fc.subarray([...UNITS], { minLength: 1 });
    fc.assert(
      fc.property(fc.nat(), units, (seconds, shown) => {
        const { days = 0, hours = 0, minutes = 0, seconds: rest = 0 } = timeParts(seconds, shown);
        const sum = days * 86_400 + hours * 3600 + minutes * 60 + rest;
        const smallest = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 }[shown.at(-1) ?? 'seconds'];
        expect(seconds - sum).toBeGreaterThanOrEqual(0);
        expect(seconds - sum).toBeLessThan(smallest);
        if (shown.includes('hours') && shown.includes('days')) expect(hours).toBeLessThan(24);
      }),
    );
  });
});

it('writes digits, units and words as the locale has them', () => {
  expect([digitsOf(5, 'en'), digitsOf(1234, 'en'), digitsOf(5, 'ar-EG'), digitsOf(5, 'no language')]).toEqual([
    '05',
    '1234',
    '٠٥',
    '05',
  ]);
  expect([unitName('hours', 1, 'en'), unitName('hours', 2, 'de')]).toEqual(['hour', 'Stunden']);
  expect(wordsOf(90_060, 'en')).toBe('1 day 1 hour 1 minute');
  expect(wordsOf(3601, 'en')).toBe('1 hour 1 minute');
  expect(wordsOf(1, 'en')).toBe('1 minute');
  expect(wordsOf(0, 'en')).toBe('');
});
