import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placePanel } from './place-panel';

const PLACE = { left: 100, right: 200, width: 240, window: 1000, isRtl: false, isNested: false };

it.each([
  [{}, 'start'],
  [{ left: 900, right: 980 }, 'end'],
  [{ isNested: true, left: 700, right: 800 }, 'end'],
  [{ isNested: true, left: 100, right: 800 }, 'start'],
  [{ isRtl: true, left: 600, right: 700 }, 'start'],
  [{ isRtl: true }, 'end'],
  [{ width: 5000 }, 'start'],
])('with %o a panel is at the %s', (change, side) => {
  expect(placePanel({ ...PLACE, ...change })).toBe(side);
});

it('leaves the window only where neither side has room', () => {
  const edge = fc.integer({ min: 0, max: 1000 });
  fc.assert(
    fc.property(
      edge,
      edge,
      fc.integer({ min: 1, max: 1200 }),
      fc.boolean(),
      fc.boolean(),
      (a, b, width, isRtl, isNested) => {
        const [left, right] = [Math.min(a, b), Math.max(a, b)];
        const side = placePanel({ left, right, width, window: 1000, isRtl, isNested });
        const [from, to] = isNested ? [right, left] : [left, right];
        const fits = { right: from + width <= 1000, left: to - width >= 0 };
        const isRight = (side === 'start') !== isRtl;
        if (fits.right || fits.left) expect(isRight ? fits.right : fits.left).toBe(true);
      },
    ),
  );
});
