import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shareRead } from './share-read';

it.each([
  ['at the start of a long text', { top: 0, height: 3000, window: 1000 }, 0],
  ['before it', { top: 700, height: 3000, window: 1000 }, 0],
  ['in its middle', { top: -1000, height: 3000, window: 1000 }, 0.5],
  ['at its end', { top: -2000, height: 3000, window: 1000 }, 1],
  ['after it', { top: -9000, height: 3000, window: 1000 }, 1],
  ['a short text that has just come in', { top: 800, height: 200, window: 1000 }, 0],
  ['a short text that is about to leave', { top: 0, height: 200, window: 1000 }, 1],
  ['as high as the window', { top: 0, height: 1000, window: 1000 }, 1],
  ['as high as the window, before it', { top: 1, height: 1000, window: 1000 }, 0],
])('%s', (_, place, expected) => {
  expect(shareRead(place)).toBe(expected);
});

it('grows while the page is scrolled', () => {
  const size = fc.integer({ min: 1, max: 9000 });
  fc.assert(
    fc.property(size, size, fc.integer(), fc.nat(), (height, window, top, step) => {
      const before = shareRead({ top, height, window });
      expect(before).toBeGreaterThanOrEqual(0);
      expect(before).toBeLessThanOrEqual(1);
      expect(shareRead({ top: top - step, height, window })).toBeGreaterThanOrEqual(before);
    }),
  );
});
