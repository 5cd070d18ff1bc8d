import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVERYWHERE, type Placed } from './geometry';
import { findPosition } from './position';

const placedOf = (start: number, size: number, changes: Partial<Placed> = {}): Placed => ({
  config: { edge: 'top', offset: 0, effectsOffset: 50, parent: false, anchorOffset: 0 },
  box: { start, end: start + size },
  margin: 0,
  across: { start: 0, end: 100 },
  bounds: EVERYWHERE,
  scroller: null,
  ...changes,
});

describe('findPosition', () => {
  it('leaves an element in its place until the page has come to it', () => {
    expect(findPosition(placedOf(100, 60), 10, 90)).toEqual({
      isStuck: false,
      isPushed: false,
      hasEffects: false,
      shift: 0,
      distance: 10,
      from: -Infinity,
      to: 90,
    });
  });

  it('keeps it at its line', () => {
    expect(findPosition(placedOf(100, 60), 10, 120)).toMatchObject({ isStuck: true, hasEffects: false, distance: 10 });
    expect(findPosition(placedOf(100, 60), 10, 140)).toMatchObject({ hasEffects: true, shift: 50 });
  });

  it('stops with its margin at the end of its bounds', () => {
    const item = placedOf(100, 60, { bounds: { start: 0, end: 400 }, margin: 20 });
    expect(findPosition(item, 0, 320)).toMatchObject({ isPushed: false, distance: 0 });
    expect(findPosition(item, 0, 330)).toMatchObject({ isPushed: true, distance: -10, shift: 220 });
    expect(findPosition(item, 0, 900)).toMatchObject({ shift: 220 });
  });

  it('never leaves its bounds, never goes against the scroll, and never jumps', () => {
    const range = fc.integer({ min: 0, max: 3000 });
    const given = fc.record({
      start: range,
      size: range,
      room: range,
      line: fc.integer({ min: -500, max: 500 }),
      scroll: range,
    });
    fc.assert(
      fc.property(given, ({ start, size, room, line, scroll }) => {
        const item = placedOf(start, size, { bounds: { start: 0, end: start + size + room } });
        const [now, next] = [findPosition(item, line, scroll), findPosition(item, line, scroll + 1)];
        expect(now.shift).toBeGreaterThanOrEqual(0);
        expect(now.shift).toBeLessThanOrEqual(room);
        expect(next.shift - now.shift).toBeGreaterThanOrEqual(0);
        expect(next.shift - now.shift).toBeLessThanOrEqual(1);
        expect(now.distance + scroll).toBe(start + now.shift);
        if (!now.isStuck) expect(now.shift).toBe(0);
        expect(now.from).toBeLessThan(scroll);
        expect(now.to).toBeGreaterThanOrEqual(scroll);
        const flagsAt = (other: number) => {
          const { isStuck, isPushed, hasEffects } = findPosition(item, line, other);
          return [isStuck, isPushed, hasEffects];
        };
        if (scroll + 1 <= now.to) expect(flagsAt(scroll + 1)).toEqual(flagsAt(scroll));
        if (scroll - 1 > now.from) expect(flagsAt(scroll - 1)).toEqual(flagsAt(scroll));
      }),
    );
  });
});
