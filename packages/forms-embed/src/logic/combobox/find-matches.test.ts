import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMatches } from './find-matches';
import { foldText } from './fold-text';

const search = (labels: readonly string[], query: string) =>
  findMatches(labels.map(foldText), query).map((index) => labels[index]);

describe('findMatches', () => {
  it('finds beginnings, then beginnings of words, then the rest', () => {
    const labels = ['Northern Mariana', 'Angola', 'Trinidad', 'Ana', 'Dominican Republic', 'Santa Ana'];
    expect(search(labels, 'an')).toEqual(['Angola', 'Ana', 'Santa Ana', 'Northern Mariana', 'Dominican Republic']);
  });

  it('begins words after signs, too', () => {
    expect(search(['Latvia (+371)', 'Russia (+7)', 'Italy (+39)'], '+3')).toEqual(['Latvia (+371)', 'Italy (+39)']);
    expect(search(['1371', 'Latvia (+371)'], '37')).toEqual(['Latvia (+371)', '1371']);
  });

  it('finds a word that a part of another word precedes', () => {
    expect(search(['banana ana', 'banana'], 'ana')).toEqual(['banana ana', 'banana']);
  });

  it('ignores case and diacritics of both sides', () => {
    expect(search(['Österreich', 'Åland'], 'OST')).toEqual(['Österreich']);
    expect(search(['Aland'], 'ål')).toEqual(['Aland']);
  });

  it('finds all in their order where nothing is searched for', () => {
    expect(search(['b', 'a'], ' ')).toEqual(['b', 'a']);
  });

  it('finds what contains the query, once each', () => {
    const words = fc.array(fc.string({ unit: fc.constantFrom('a', 'B', 'é', ' ', '(', '1'), maxLength: 8 }));
    fc.assert(
      fc.property(
        words,
        fc.string({ unit: fc.constantFrom('a', 'b', 'e'), minLength: 1, maxLength: 3 }),
        (all, query) => {
          const found = findMatches(all.map(foldText), query);
          const expected = all.flatMap((text, index) => (foldText(text).includes(query) ? [index] : []));
          expect([...found].sort((one, other) => one - other)).toEqual(expected);
        },
      ),
    );
  });
});
