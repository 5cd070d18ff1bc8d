import { expect, it } from 'vitest';
import { compareVariants } from './variants';

const figures = (variant: string, shown: number, converted: number) => ({ variant, shown, closed: 0, converted });

it('compares each with the first by name, with the interval of the difference', () => {
  const [first, other] = compareVariants([figures('b', 1000, 150), figures('a', 1000, 100)]);
  expect([first?.variant, first?.rate, first?.difference]).toEqual(['a', 0.1, null]);
  expect(other?.verdict).toBe('better than a');
  expect(other?.difference?.value).toBeCloseTo(0.05);
  expect(other?.difference?.low).toBeCloseTo(0.0211, 3);
  expect(other?.difference?.high).toBeCloseTo(0.0789, 3);
});

it.each([
  ['99 of 100 views: too few to say anything', 99, 20, 500, 90],
  ['9 of 10 conversions: too few to say anything', 500, 4, 500, 5],
  ['may be chance', 200, 20, 200, 24],
  ['worse than a', 1000, 150, 1000, 100],
])('says %s', (verdict, shownA, convertedA, shownB, convertedB) => {
  const [, other] = compareVariants([figures('a', shownA, convertedA), figures('b', shownB, convertedB)]);
  expect(other?.verdict).toBe(verdict);
});

it('says nothing of none, and of one alone only its rate', () => {
  expect(compareVariants([])).toEqual([]);
  expect(compareVariants([figures('a', 0, 0)])).toMatchObject([{ rate: null, difference: null }]);
});
