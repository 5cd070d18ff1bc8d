import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quarterSent, sharesSent } from './upload-progress';

describe('sharesSent', () => {
  it('counts a body in the order of its entries', () => {
    expect(sharesSent([10, 10], { loaded: 0, total: 20 })).toEqual([0, 0]);
    expect(sharesSent([10, 10], { loaded: 5, total: 20 })).toEqual([0.5, 0]);
    expect(sharesSent([10, 10], { loaded: 15, total: 20 })).toEqual([1, 0.5]);
  });

  it('gives shares from 0 to 1 that only grow, and all when all is sent', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(1e8), { minLength: 1, maxLength: 12 }),
        fc.nat(5000),
        fc.nat(1e9),
        fc.nat(1e9),
        (sizes, extra, one, other) => {
          const total = sizes.reduce((all, size) => all + size, 0) + extra;
          const [less, more] = [Math.min(one, other, total), Math.min(Math.max(one, other), total)];
          const before = sharesSent(sizes, { loaded: less, total });
          const after = sharesSent(sizes, { loaded: more, total });
          for (const [index, share] of after.entries()) {
            expect(share).toBeGreaterThanOrEqual(before[index] ?? 0);
            expect(share).toBeLessThanOrEqual(1);
          }
          // The sums of fractions are not exact.
          for (const share of sharesSent(sizes, { loaded: total + 1e-3, total })) expect(share).toBe(1);
        },
      ),
    );
  });

  it('has an answer before anything is known', () => {
    expect(sharesSent([5, 0], { loaded: 0, total: 0 })).toEqual([0, expect.any(Number)]);
    expect(sharesSent([], { loaded: 0, total: 0 })).toEqual([]);
  });
});

describe('quarterSent', () => {
  it.each([
    [0, 0, 0],
    [24, 100, 0],
    [25, 100, 0.25],
    [99, 100, 0.75],
    [100, 100, 1],
    [200, 100, 1],
  ])('of %i of %i is %d', (loaded, total, quarter) => {
    expect(quarterSent({ loaded, total })).toBe(quarter);
  });
});
