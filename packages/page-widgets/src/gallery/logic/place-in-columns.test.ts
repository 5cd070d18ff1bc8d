import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeInColumns } from './place-in-columns';

test('fills columns from the start, then the shortest one', () => {
  const { places, longest } = placeInColumns([2, 1, 1, 1, 3], 3);
  expect(places.map(({ column, above, count }) => [column, above, count])).toEqual([
    [0, 0, 0],
    [1, 0, 0],
    [2, 0, 0],
    [1, 1, 1],
    [2, 1, 1],
  ]);
  expect(longest).toEqual({ column: 2, above: 4, count: 2 });
});

test.each([0, -1, 1])('puts everything below each other in %d columns', (columns) => {
  expect(placeInColumns([1, 2], columns).places).toEqual([
    { column: 0, above: 0, count: 0 },
    { column: 0, above: 1, count: 1 },
  ]);
});

test('has no places where nothing is', () => {
  expect(placeInColumns([], 3)).toEqual({ places: [], longest: { column: 0, above: 0, count: 0 } });
});

test('no two items overlap, none is left out, and no column is longer than the shortest by more than one item', () => {
  const heights = fc.array(fc.double({ min: 0.1, max: 10, noNaN: true }), { maxLength: 40 });
  fc.assert(
    fc.property(heights, fc.integer({ min: 1, max: 12 }), (items, columns) => {
      const { places, longest } = placeInColumns(items, columns);
      const ends = Array.from({ length: columns }, () => 0);
      places.forEach(({ column, above }, index) => {
        expect(above).toBeCloseTo(ends[column] as number);
        ends[column] = above + (items[index] as number);
      });
      expect(longest.above).toBeCloseTo(Math.max(...ends));
      expect(Math.max(...ends) - Math.min(...ends)).toBeLessThanOrEqual(Math.max(0, ...items) + 1e-6);
    }),
  );
});
