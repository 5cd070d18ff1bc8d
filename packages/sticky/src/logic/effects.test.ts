import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEffects } from './effects';

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

  it('makes smaller by a negative scale', () => {
    const { effects, problems } = readEffects({ scroll: { scale: { speed: -4 } } }, 'scroll');
    expect(effects).toMatchObject([{ name: 'scale', amount: -4 }]);
    expect(problems).toEqual([]);
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
