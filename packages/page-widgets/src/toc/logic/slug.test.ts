import fc from 'fast-check';
import { expect, it } from 'vitest';
import { slugOf } from './slug';

it.each([
  ['Wool & more', 'wool-more'],
  ['  The potter’s wheel ', 'the-potters-wheel'],
  ['Größe: 3 l', 'größe-3-l'],
  ['陶器 とは', '陶器-とは'],
  ['खाद', 'खाद'],
  ['…', 'section'],
  ['', 'section'],
])('of %j is %s', (words, expected) => {
  expect(slugOf(words, () => false)).toBe(expected);
});

it('counts on until it is free', () => {
  const taken = new Set(['clay', 'clay-2']);
  expect(slugOf('Clay', (id) => taken.has(id))).toBe('clay-3');
});

it('never collides, has no space, and does not change when it is made again', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (headings) => {
      const make = () => {
        const ids = new Set<string>();
        for (const words of headings) ids.add(slugOf(words, (id) => ids.has(id)));
        return [...ids];
      };
      const ids = make();
      expect(ids.length).toBe(headings.length);
      expect(ids.every((id) => id && !/\s/.test(id))).toBe(true);
      expect(make()).toEqual(ids);
    }),
  );
});
