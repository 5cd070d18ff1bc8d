import fc from 'fast-check';
import { expect, it } from 'vitest';
import { matchesPattern, refusePattern } from './pattern';

it.each([
  '(a+)+',
  '(a*)*b',
  '((ab)+c)*',
  '(a|aa)+$',
  '(?:x+y?){2,}',
  '(.*)*',
  '([a-z]+)*',
  '(?<n>a+)+',
  '(a?){30}a{30}',
])('refuses %s', (pattern) => {
  expect(refusePattern(pattern)).toBe('nested quantifiers are refused');
});

it.each(['(a)\\1', '(?<x>a)\\k<x>', '[(](b)\\2'])('refuses %s', (pattern) => {
  expect(refusePattern(pattern)).toBe('back-references are refused');
});

it.each([
  '^https?://(www\\.)?shop\\.',
  'utm_source=(a|b)&',
  '\\(a+\\)+',
  '[(a+)+]+',
  'a\\\\1',
  '(abc)+',
  '(?=.*x)',
  'page/\\d{1,3}/',
  '',
])('takes %s', (pattern) => {
  expect(refusePattern(pattern)).toBeUndefined();
});

it.each(['a*a*a*a*b', '.*x.*y.*z.*', '\\d+\\d+\\d+\\d+x', 'a{1,}a{1,}a{1,}a{1,}b'])('refuses %s', (pattern) => {
  expect(refusePattern(pattern)).toBe('more than three of *, + and {n,} are refused');
});

it('refuses many parts that may be left out', () => {
  expect(refusePattern(`${'a?'.repeat(30)}${'a'.repeat(30)}`)).toBe('more than eight of ? are refused');
});

it('tries what it takes in time, however long the address: one step for each way runs into the time-out', () => {
  const address = 'a'.repeat(65_536);
  for (const pattern of ['a*b', 'a*a*b', 'a*a*a*b', 'a?'.repeat(8)]) {
    expect(refusePattern(pattern)).toBeUndefined();
    expect(matchesPattern(pattern, address)).toBe(!pattern.endsWith('b'));
  }
});

it('answers for every text, in time', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'a()[]{}*+?|\\1,2k<') }), (text) => void refusePattern(text)),
  );
});
