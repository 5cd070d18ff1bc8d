import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Entry, outlineOf } from './outline';

/** As text: `0(1 2)3`. */
const draw = (entries: readonly Entry[]): string =>
  entries.map(({ index, entries: inner }) => `${index}${inner[0] ? `(${draw(inner)})` : ''}`).join(' ');

it.each([
  [[], ''],
  [[2, 3, 3, 2], '0(1 2) 3'],
  [[2, 4, 3, 4], '0(1 2(3))'],
  [[4, 2, 6], '0 1(2)'],
])('orders %j', (levels, expected) => {
  expect(draw(outlineOf(levels, true))).toBe(expected);
});

it('is one list where no hierarchy is asked for', () => {
  expect(draw(outlineOf([2, 3, 2], false))).toBe('0 1 2');
});

it('has every heading once, in its order, below one of a higher level', () => {
  const levels = fc.array(fc.integer({ min: 1, max: 6 }));
  fc.assert(
    fc.property(levels, (given) => {
      const seen: number[] = [];
      const walk = (entries: readonly Entry[], above: number) => {
        for (const { index, entries: inner } of entries) {
          expect(given[index]).toBeGreaterThan(above);
          seen.push(index);
          walk(inner, given[index] ?? 0);
        }
      };
      walk(outlineOf(given, true), 0);
      expect(seen).toEqual(given.map((_, index) => index));
    }),
  );
});
