import { describe, expect, it } from 'vitest';
import { moveEnd, readRange, writeRange } from './range';

const limits = { min: 0, max: 100 };

describe('the term of a range', () => {
  it.each([
    ['10..50', { min: 10, max: 50 }],
    ['9.5..20', { min: 9.5, max: 20 }],
    ['-5..5', { min: -5, max: 5 }],
    ['10..', { min: 10 }],
    ['..50', { max: 50 }],
    ['..', {}],
    ['', {}],
    ['blue', {}],
    ['x..y', {}],
    ['1..Infinity', { min: 1 }],
  ])('%j is read as %j', (term, range) => expect(readRange(term)).toEqual(range));

  it.each([
    [{ min: 10, max: 50 }, '10..50'],
    [{ min: 0, max: 50 }, '..50'],
    [{ min: 10, max: 100 }, '10..'],
    [{ min: 0, max: 100 }, ''],
  ])('%j is written as %j', (range, term) => expect(writeRange(range, limits)).toBe(term));
});

describe('an end that is moved', () => {
  it.each([
    ['min', 20, { min: 20, max: 60 }],
    ['min', 70, { min: 60, max: 60 }],
    ['min', -9, { min: 0, max: 60 }],
    ['max', 5, { min: 10, max: 10 }],
    ['max', 900, { min: 10, max: 100 }],
    ['max', Number.NaN, { min: 10, max: 100 }],
  ] as const)('%s to %d gives %j', (end, to, range) => {
    expect(moveEnd({ min: 10, max: 60 }, end, to, limits)).toEqual(range);
  });
});
