import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DRAWN, windowAround, windowWith } from './list-window';

it('always contains the place, begins in the list, and is full where the list is long enough', () => {
  const list = fc
    .integer({ min: 1, max: 10_000 })
    .chain((length) =>
      fc.record({ length: fc.constant(length), place: fc.nat(length - 1), before: fc.nat(length - 1) }),
    );
  fc.assert(
    fc.property(list, ({ length, place, before }) => {
      for (const start of [windowAround(place, length), windowWith(before, place, length)]) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(place).toBeGreaterThanOrEqual(start);
        expect(place).toBeLessThan(start + DRAWN);
      }
      expect(windowAround(place, length)).toBeLessThanOrEqual(Math.max(0, length - DRAWN));
    }),
  );
});

it('stays where it is while the place is in it', () => {
  expect(windowWith(100, 199, 1000)).toBe(100);
  expect(windowWith(100, 99, 1000)).toBe(49);
  expect(windowWith(100, 500, 1000)).toBe(450);
});
