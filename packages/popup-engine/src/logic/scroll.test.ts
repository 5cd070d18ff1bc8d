import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLeaving, stepOf } from './scroll';

describe('a step of scrolling', () => {
  it('is between 0 and 100 percent, and up only where the page went up', () => {
    const sample = fc.record({ top: fc.integer({ min: -500, max: 9000 }), range: fc.integer({ min: 0, max: 8000 }) });
    fc.assert(
      fc.property(sample, sample, (before, now) => {
        const { percent, up } = stepOf({ ...before, time: 0 }, { ...now, range: before.range, time: 16 });
        expect(percent >= 0 && percent <= 100).toBe(true);
        if (now.top >= before.top) expect(up).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('does not take a page that springs back from its end for one that is scrolled up', () => {
    expect(stepOf({ top: 1050, range: 1000, time: 0 }, { top: 1000, range: 1000, time: 16 }).up).toBe(0);
  });

  it('means leaving only where it is fast and up', () => {
    const at = (top: number, time: number) => ({ top, range: 9000, time });
    expect(isLeaving(stepOf(at(500, 0), at(400, 16)))).toBe(true);
    expect(isLeaving(stepOf(at(500, 0), at(490, 16)))).toBe(false);
    expect(isLeaving(stepOf(at(400, 0), at(500, 16)))).toBe(false);
  });
});
