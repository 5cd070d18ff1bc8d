import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ANIMATIONS, MARKERS } from './kinds';
import { lettersOf, lineOf, movementOf } from './movements';
import { strokesOf } from './strokes';

it.each([
  ['jugs', 'en', ['j', 'u', 'g', 's']],
  ['👩‍👩‍👧é', 'en', ['👩‍👩‍👧', 'é']],
  ['🇩🇪🇫🇷', '', ['🇩🇪', '🇫🇷']],
  ['كتاب', 'ar', ['كتاب']],
  ['नमस्ते', 'hi', ['नमस्ते']],
  ['שלום', 'he', ['ש', 'ל', 'ו', 'ם']],
  ['', 'en', []],
  ['ab', 'no language', ['a', 'b']],
])('the letters of %j', (word, locale, expected) => {
  expect(lettersOf(word, locale)).toEqual(expected);
});

it('loses nothing of a word', () => {
  const words = fc.string({
    unit: fc.oneof(fc.constantFrom('👩‍👩‍👧', 'é', '🇩🇪', 'ا'), fc.string({ unit: 'grapheme' })),
  });
  fc.assert(fc.property(words, (word) => lettersOf(word, 'en').join('') === word));
});

it('lists words in one line', () => {
  expect(lineOf(['jugs', 'shirts', 'spoons'], 'en')).toBe('jugs, shirts, spoons');
  expect(lineOf(['jugs'], 'no language')).toBe('jugs');
  expect(lineOf(['壺', '碗'], 'ja-JP')).toBe('壺、碗');
  expect(lineOf(['أكواب', 'أطباق'], 'ar')).toBe('أكواب، أطباق');
});

it('has a way to come for each animation, and path data for each mark', () => {
  expect(ANIMATIONS.length).toBe(9);
  expect(ANIMATIONS.every((name) => movementOf(name).from || name === 'typing')).toBe(true);
  expect(MARKERS.flatMap(strokesOf).every((path) => /^M[\d\s.,a-zA-Z-]+$/.test(path))).toBe(true);
});
