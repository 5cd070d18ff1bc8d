import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Effect, readEffects } from './effects';
import { degreeAt, scrollFrames, shiftAt } from './keyframes';
import { percentOfPage, percentOfViewport } from './percent';
import { pointerFrames } from './pointer-frames';

const effectOf = (changes: Partial<Effect> = {}): Effect => ({
  name: 'translateY',
  amount: 4,
  direction: '',
  start: 0,
  end: 100,
  ...changes,
});

describe('readEffects', () => {
  it('takes the defaults of the page builder', () => {
    const { effects, problems } = readEffects(
      { scroll: { translateY: {}, opacity: true, blur: {}, rotate: {}, scale: {} } },
      'scroll',
    );
    expect(effects.map(({ name, amount }) => [name, amount])).toEqual([
      ['translateY', 4],
      ['opacity', 10],
      ['blur', 7],
      ['rotate', 1],
      ['scale', 4],
    ]);
    expect(effects[0]).toMatchObject({ start: 0, end: 100, direction: '' });
    expect(problems).toEqual([]);
  });

  it('tells of what is no effect, and goes on', () => {
    const { effects, problems } = readEffects(
      { scroll: { wobble: {}, translateX: { speed: -1 }, translateY: { speed: { size: '3' } as never } } },
      'scroll',
    );
    expect(effects).toMatchObject([{ name: 'translateY', amount: 3 }]);
    expect(problems.map(({ path }) => path)).toEqual([
      'interactions.scroll.wobble',
      'interactions.scroll.translateX.speed',
    ]);
  });

  it('never throws, and never answers what cannot be drawn', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom('scroll', 'mouseMove'), (raw, kind) => {
        const { effects } = readEffects({ [kind]: raw } as never, kind as 'scroll');
        for (const { amount, start, end } of effects) {
          expect([amount, start, end].every(Number.isFinite)).toBe(true);
          expect(start).toBeLessThanOrEqual(end);
        }
      }),
    );
  });
});

describe('percent', () => {
  it('is 0 when an element comes in from below, and 100 when it has gone above', () => {
    expect(percentOfViewport(800, 200, 800)).toBe(0);
    expect(percentOfViewport(300, 200, 800)).toBe(50);
    expect(percentOfViewport(-200, 200, 800)).toBe(100);
  });

  it('is that of the page, where there is something to scroll', () => {
    expect(percentOfPage(600, 2000, 800)).toBe(50);
    expect(percentOfPage(0, 700, 800)).toBe(0);
  });
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

  it('follow the pointer along each axis', () => {
    const effects = [effectOf({ name: 'translateXY', amount: 1 }), effectOf({ name: 'tilt', amount: 4 })];
    expect(pointerFrames(effects, 'X', false)).toEqual([
      { offset: 0, translate: '50px 0px', transform: 'perspective(1200px) rotateY(-20deg)' },
      { offset: 1, translate: '-50px 0px', transform: 'perspective(1200px) rotateY(20deg)' },
    ]);
    expect(pointerFrames([effectOf({ name: 'translateX' })], 'Y', false)).toEqual([]);
  });
});
