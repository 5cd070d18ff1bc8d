import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentOfPage, percentOfViewport } from './percent';

describe('percent', () => {
  it('is 0 when an element comes in from below, and 100 when it has gone above', () => {
    expect(percentOfViewport(800, 200, 800)).toBe(0);
    expect(percentOfViewport(300, 200, 800)).toBe(50);
    expect(percentOfViewport(-200, 200, 800)).toBe(100);
  });

  it('is the same step for every pixel of scrolling', () => {
    const size = fc.integer({ min: 1, max: 5000 });
    fc.assert(
      fc.property(size, size, fc.integer({ min: -9000, max: 9000 }), (height, windowHeight, top) => {
        const step = percentOfViewport(top - 1, height, windowHeight) - percentOfViewport(top, height, windowHeight);
        expect(step).toBeCloseTo(100 / (height + windowHeight), 6);
      }),
    );
  });

  it('is finite in a window that has no height', () => {
    expect(percentOfViewport(0, 0, 0)).toBe(0);
    expect(percentOfPage(0, 0, 0)).toBe(0);
  });

  it('is that of the page, where there is something to scroll', () => {
    expect(percentOfPage(600, 2000, 800)).toBe(50);
    expect(percentOfPage(0, 700, 800)).toBe(0);
  });
});
