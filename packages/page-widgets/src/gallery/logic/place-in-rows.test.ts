import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeInRows } from './place-in-rows';

const ROWS = { width: 355, gap: 10, height: 150 };

test('a row has as many items as come nearest to the height', () => {
  const [one, two, three] = placeInRows([1.5, 0.75, 1.5, 1, 1], ROWS);
  expect([one?.gaps, two?.gaps, three?.gaps]).toEqual([1, 1, 1]);
  expect((one?.share ?? 0) + (two?.share ?? 0)).toBeCloseTo(1);
});

test('a last row of few items is as high as meant, and not as wide as the others', () => {
  const [only] = placeInRows([1], ROWS);
  expect((only?.share ?? 0) * ROWS.width).toBeCloseTo(150);
});

test('a last row that is nearly full is stretched', () => {
  expect(placeInRows([1, 1.2], { ...ROWS, width: 400 }).reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
});

test('every item has a share, and no row is wider than there is room', () => {
  const ratio = fc.double({ min: 0.1, max: 10, noNaN: true });
  fc.assert(
    fc.property(fc.array(ratio, { maxLength: 40 }), fc.integer({ min: 0, max: 2000 }), (ratios, width) => {
      const shares = placeInRows(ratios, { ...ROWS, width });
      expect(shares).toHaveLength(ratios.length);
      for (let at = 0; at < shares.length; at += (shares[at]?.gaps ?? 0) + 1) {
        const row = shares.slice(at, at + (shares[at]?.gaps ?? 0) + 1);
        expect(row.reduce((sum, { share }) => sum + share, 0)).toBeLessThan(1 + 1e-9);
      }
    }),
  );
});
