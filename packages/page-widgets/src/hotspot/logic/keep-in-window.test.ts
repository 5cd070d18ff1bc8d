import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Box, GAP, keepInWindow } from './keep-in-window';

const WINDOW = { width: 400, height: 600 };
const point = (left: number, top: number): Box => ({ left, top, width: 40, height: 40 });

it.each([
  ['stays where there is room', { left: 100, top: 200, width: 100, height: 50 }, point(130, 258), { x: 0, y: 0 }],
  ['comes in from the left', { left: -30, top: 200, width: 100, height: 50 }, point(0, 258), { x: 38, y: 0 }],
  ['comes in from the right', { left: 350, top: 200, width: 100, height: 50 }, point(360, 258), { x: -58, y: 0 }],
  ['goes below its point', { left: 100, top: -20, width: 100, height: 50 }, point(130, 38), { x: 0, y: 106 }],
  ['goes above its point', { left: 100, top: 570, width: 100, height: 50 }, point(130, 520), { x: 0, y: -108 }],
  ['goes above from beside', { left: 300, top: 200, width: 150, height: 50 }, point(250, 205), { x: -58, y: -53 }],
  ['is clamped beside its point', { left: 100, top: -5, width: 100, height: 50 }, point(50, 2), { x: 0, y: 13 }],
] as const)('%s', (_, tooltip, at, expected) => {
  expect(keepInWindow(tooltip, at, WINDOW)).toEqual(expected);
});

it('is in the window wherever it was, if it is not larger', () => {
  const place = fc.integer({ min: -300, max: 900 });
  const tooltip = fc.record({
    left: place,
    top: place,
    width: fc.integer({ min: 1, max: WINDOW.width - 2 * GAP }),
    height: fc.integer({ min: 1, max: WINDOW.height - 2 * GAP }),
  });
  const at = fc.record({ left: fc.nat(360), top: fc.nat(560), width: fc.constant(40), height: fc.constant(40) });
  fc.assert(
    fc.property(tooltip, at, (box, target) => {
      const { x, y } = keepInWindow(box, target, WINDOW);
      expect(box.left + x).toBeGreaterThanOrEqual(GAP);
      expect(box.left + x + box.width).toBeLessThanOrEqual(WINDOW.width - GAP);
      expect(box.top + y).toBeGreaterThanOrEqual(GAP);
      expect(box.top + y + box.height).toBeLessThanOrEqual(WINDOW.height - GAP);
    }),
  );
});
