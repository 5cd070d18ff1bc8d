import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Effect } from './effects';
import { degreeAt, enlargement, round, scrollFrames, shiftAt } from './keyframes';

const effectOf = (changes: Partial<Effect> = {}): Effect => ({
  name: 'translateY',
  amount: 4,
  direction: '',
  start: 0,
  end: 100,
  ...changes,
});

describe('a shift', () => {
  it('is -(percent - 50) x speed, inside the affected range', () => {
    expect(shiftAt(0, effectOf())).toBe(200);
    expect(shiftAt(75, effectOf())).toBe(-100);
    expect(shiftAt(75, effectOf({ direction: 'negative' }))).toBe(100);
    expect(shiftAt(5, effectOf({ start: 20, end: 80 }))).toBe(120);
    expect(shiftAt(95, effectOf({ start: 20, end: 80 }))).toBe(-120);
  });
});

describe('a degree', () => {
  it.each([
    ['out-in', [0, 0, 0.5, 1, 1]],
    ['in-out', [1, 1, 0.5, 0, 0]],
    ['out-in-out', [0, 1, 1, 1, 0]],
    ['in-out-in', [1, 0, 0, 0, 1]],
  ])('goes %s', (direction, expected) => {
    const effect = effectOf({ name: 'opacity', direction, start: 20, end: 80 });
    expect([0, 20, 50, 80, 100].map((percent) => degreeAt(percent, effect))).toEqual(expected);
  });

  it('is from 0 to 1 for every range and percent', () => {
    const percent = fc.integer({ min: 0, max: 100 });
    const direction = fc.constantFrom('', 'out-in', 'in-out', 'in-out-in', 'out-in-out');
    fc.assert(
      fc.property(percent, percent, percent, direction, (at, one, other, direction) => {
        const effect = effectOf({ direction, start: Math.min(one, other), end: Math.max(one, other) });
        const degree = degreeAt(at, effect);
        expect(degree >= 0 && degree <= 1).toBe(true);
      }),
    );
  });
});

describe('frames', () => {
  it('carry every effect at the ends of every range', () => {
    const frames = scrollFrames(
      [
        effectOf({ name: 'translateY', amount: 2 }),
        effectOf({ name: 'opacity', amount: 10, start: 20, end: 80 }),
        effectOf({ name: 'blur', amount: 7 }),
        effectOf({ name: 'scale', amount: 4 }),
        effectOf({ name: 'rotate', amount: 1 }),
      ],
      false,
    );
    expect(frames.map(({ offset }) => offset)).toEqual([0, 0.2, 0.8, 1]);
    expect(frames[0]).toEqual({
      offset: 0,
      translate: '0px 100px',
      opacity: 0,
      filter: 'blur(7px)',
      scale: 1,
      rotate: '50deg',
    });
    expect(frames[3]).toMatchObject({ translate: '0px -100px', opacity: 1, filter: 'blur(0px)', scale: 1.4 });
  });

  it('lie on the line of the formula everywhere between', () => {
    const given = fc.record({
      amount: fc.integer({ min: 0, max: 20 }),
      direction: fc.constantFrom('', 'negative'),
      start: fc.integer({ min: 0, max: 100 }),
      length: fc.integer({ min: 0, max: 100 }),
      percent: fc.integer({ min: 0, max: 100 }),
    });
    fc.assert(
      fc.property(given, ({ amount, direction, start, length, percent }) => {
        const effect = effectOf({ amount, direction, start, end: Math.min(100, start + length) });
        const frames = scrollFrames([effect], false).map((frame) => ({
          at: frame.offset * 100,
          y: Number.parseFloat(`${frame.translate}`.split(' ')[1] ?? ''),
        }));
        const after = Math.max(
          1,
          frames.findIndex(({ at }) => at >= percent),
        );
        const [from, to] = [frames[after - 1], frames[after]] as [{ at: number; y: number }, { at: number; y: number }];
        const drawn = from.y + ((to.y - from.y) * (percent - from.at)) / (to.at - from.at);
        expect(drawn).toBeCloseTo(shiftAt(percent, effect), 1);
      }),
    );
  });

  it('move a background over the whole of what it is larger, and no farther', () => {
    const frames = scrollFrames([effectOf({ amount: 5 })], true);
    // A layer of 150 percent moves by a third of itself.
    expect(frames.map(({ translate }) => translate)).toEqual(['0px 0%', '0px -33.333%']);
  });
});

it('enlarges a background by 10 percent for each step of speed', () => {
  expect([0, 1, 4].map(enlargement)).toEqual([0, 10, 40]);
});

it('rounds to thousandths, and never to -0', () => {
  expect([1.23456, -0.0001, Number.NaN].map(round)).toEqual([1.235, 0, 0]);
});
