import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CarouselOptions } from '../settings';
import { landAt } from './land-at';
import { type Layout, layOut } from './layout';
import { countPages, fill, pageOf, wrap } from './pages';
import { ease, firstFor, nearestTo, restingFirst, stepFrom } from './position';

const ENDLESS = {
  effect: 'slide',
  offset_sides: 'none',
  endless: true,
  autoplay: false,
  autoplay_speed: 5000,
} as const;
const readNow = (settings: object, key: string) => (settings as Record<string, unknown>)[key];

const row = (count: number, shown: number, changes: Partial<CarouselOptions> = {}): Layout =>
  layOut({ ...ENDLESS, slides_to_show: shown, gap: 0, ...changes } as CarouselOptions, count, readNow);

const anyRow = fc
  .record({
    count: fc.integer({ min: 2, max: 40 }),
    shown: fc.integer({ min: 1, max: 6 }),
    step: fc.integer({ min: 1, max: 6 }),
  })
  .map(({ count, shown, step }) => row(count, shown, { slides_to_scroll: step }));

describe('an endless row', () => {
  it('is always one of its slides, however far it runs', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 50 }), (position, count) => {
        const index = wrap(position, count);
        expect(index >= 0 && index < count && (position - index) % count === 0).toBe(true);
      }),
    );
  });

  it('has every slide in view in the row, wherever it is', () => {
    fc.assert(
      fc.property(anyRow, fc.nat(), fc.nat(), (layout, index, first) => {
        fc.pre(layout.isEndless);
        const { count, usable } = layout;
        const next = firstFor(index % count, first % count, layout);
        expect(wrap((index % count) - next, count) + usable).toBeLessThanOrEqual(count);
        // Asked again, nothing is moved.
        if (count > usable + 1) expect(firstFor(index % count, next, layout)).toBe(next);
      }),
    );
  });

  it('rests with slides on both sides', () => {
    expect(wrap(0 - restingFirst(0, row(6, 3)), 6)).toBe(1);
    expect(wrap(2 - restingFirst(2, row(9, 1)), 9)).toBe(4);
  });

  it('reaches a slide the short way round', () => {
    fc.assert(
      fc.property(anyRow, fc.integer({ min: -99, max: 99 }), fc.nat(), (layout, from, index) => {
        fc.pre(layout.isEndless);
        const to = nearestTo(from, index % layout.count, layout);
        expect(wrap(to, layout.count)).toBe(index % layout.count);
        expect(Math.abs(to - from)).toBeLessThanOrEqual(layout.count / 2);
      }),
    );
  });
});

describe('a row with ends', () => {
  it('stays within them', () => {
    const layout = row(5, 3, { endless: false });
    expect([stepFrom(1, 3, layout), stepFrom(1, -3, layout), nearestTo(0, 4, layout)]).toEqual([2, 0, 2]);
  });

  it('meets each dot again on the way back, also after a shorter last step', () => {
    const layout = row(8, 5, { slides_to_scroll: 2, endless: false });
    const back = [stepFrom(3, -2, layout), stepFrom(2, -2, layout)];
    expect([layout.last, ...back.map((position) => pageOf(position, layout))]).toEqual([3, 1, 0]);
    expect(stepFrom(3, 0, layout)).toBe(3);
  });

  it('moves nowhere if everything is in view', () => {
    const layout = row(2, 3);
    expect([layout.isEndless, layout.last, stepFrom(0, 1, layout)]).toEqual([false, 0, 0]);
  });
});

describe('dots', () => {
  it.each([
    [6, 3, {}, 6],
    [6, 3, { endless: false }, 4],
    [6, 3, { slides_to_scroll: 3, endless: false }, 2],
    [7, 3, { slides_to_scroll: 3 }, 3],
    [1, 3, {}, 1],
  ])('of %d slides, %d in view, %j are %d', (count, shown, changes, expected) => {
    expect(countPages(row(count, shown, changes))).toBe(expected);
  });

  it('have one for every slide', () => {
    fc.assert(
      fc.property(anyRow, fc.nat(), (layout, index) => {
        const page = pageOf(index % layout.count, layout);
        expect(page >= 0 && page < countPages(layout)).toBe(true);
      }),
    );
    expect(pageOf(3, row(7, 4, { slides_to_scroll: 2, endless: false }))).toBe(2);
  });
});

it.each([
  [2, 2.1, 0, 2],
  [2, 2.3, 0, 3],
  [2, 1.7, 0, 1],
  [2, 4.6, 0, 5],
  [2, 2.05, 4, 3],
])('a drag from %d to %d at %d a second leads to %d', (from, to, velocity, expected) => {
  expect(landAt(from, to, velocity)).toBe(expected);
});

it('begins and ends a movement at rest', () => {
  expect([ease(0), ease(0.5), ease(1)]).toEqual([0, 0.5, 1]);
});

it('puts numbers into words, and leaves other braces', () => {
  expect(fill('{index} of {count} {x}', { index: 2, count: 6 })).toBe('2 of 6 {x}');
});
