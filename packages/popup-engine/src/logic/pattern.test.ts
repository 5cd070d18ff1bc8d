import fc from 'fast-check';
import { expect, it } from 'vitest';
import { refusePattern } from './pattern';

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

it('answers for every text, in time', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'a()[]{}*+?|\\1,2k<') }), (text) => void refusePattern(text)),
  );
});
