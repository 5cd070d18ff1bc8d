import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StickyConfig } from './config';
import {
  EVERYWHERE,
  findLines,
  findThresholds,
  fromEdge,
  type PageSize,
  type Placed,
  reaches,
  sizeOf,
} from './geometry';

const page: PageSize = { window: 800, document: 5000, adminBar: 0 };

const configOf = (changes: Partial<StickyConfig> = {}): StickyConfig => ({
  edge: 'top',
  offset: 0,
  effectsOffset: 0,
  parent: false,
  anchorOffset: 0,
  ...changes,
});

const placedOf = (start: number, size: number, changes: Partial<Placed> = {}): Placed => ({
  config: configOf(),
  box: { start, end: start + size },
  margin: 0,
  across: { start: 0, end: 1000 },
  bounds: EVERYWHERE,
  scroller: null,
  ...changes,
});

describe('fromEdge', () => {
  it('counts from the end of the document that the edge belongs to', () => {
    expect(fromEdge(configOf(), { start: 10, end: 40 }, 100)).toEqual({ start: 10, end: 40 });
    expect(fromEdge(configOf({ edge: 'bottom' }), { start: 10, end: 40 }, 100)).toEqual({ start: 60, end: 90 });
  });
});

describe('findLines', () => {
  it('lets each rest inside the one before, at its offset', () => {
    const items = [
      placedOf(0, 60, { config: configOf({ offset: 5 }) }),
      placedOf(100, 40),
      placedOf(200, 40, { config: configOf({ offset: 7 }) }),
    ];
    expect(findLines(items, page)).toEqual([5, 65, 112]);
  });

  it('counts the admin bar at the top, and not at the bottom', () => {
    const items = [placedOf(0, 60), placedOf(0, 60, { config: configOf({ edge: 'bottom' }) })];
    expect(findLines(items, { ...page, adminBar: 32 })).toEqual([32, 0]);
  });

  it('passes over what it can never meet', () => {
    const left = { across: { start: 0, end: 100 } };
    const right = { across: { start: 100, end: 200 } };
    expect(findLines([placedOf(0, 60, left), placedOf(0, 60, right)], page)).toEqual([0, 0]);
    const [first, second] = [{ bounds: { start: 0, end: 500 } }, { bounds: { start: 500, end: 900 } }];
    expect(findLines([placedOf(0, 60, first), placedOf(500, 60, second)], page)).toEqual([0, 0]);
    expect(findLines([placedOf(0, 60, first), placedOf(500, 60)], page)).toEqual([0, 0]);
    expect(findLines([placedOf(0, 60, first), placedOf(400, 60)], page)).toEqual([0, 60]);
    expect(findLines([placedOf(0, 600), placedOf(100, 50)], page)).toEqual([0, 0]);
    expect(findLines([placedOf(0, 60), placedOf(100, 60, { scroller: {} })], page)).toEqual([0, 0]);
  });

  it('shows the far end of what is taller than the window', () => {
    expect(findLines([placedOf(0, 1000, { config: configOf({ offset: 20 }) })], page)).toEqual([-200]);
    expect(findLines([placedOf(0, 790, { config: configOf({ offset: 20 }) })], page)).toEqual([10]);
  });

  it('never lets two that can meet overlap, as long as there is room', () => {
    const sizes = fc.array(
      fc.record({ size: fc.integer({ min: 1, max: 70 }), offset: fc.integer({ min: 0, max: 9 }) }),
      {
        maxLength: 9,
      },
    );
    fc.assert(
      fc.property(sizes, (given) => {
        let start = 0;
        const items = given.map(({ size, offset }) => {
          start += 200;
          return placedOf(start, size, { config: configOf({ offset }) });
        });
        const lines = findLines(items, page);
        for (const [index, line] of lines.entries()) {
          const before = items[index - 1];
          expect(line).toBeGreaterThanOrEqual(before ? (lines[index - 1] ?? 0) + sizeOf(before.box) : 0);
        }
      }),
    );
  });
});

describe('reaches', () => {
  it('asks a container to be as long as the bounds', () => {
    const item = placedOf(100, 60, { bounds: { start: 0, end: 900 } });
    expect(reaches(item, 0, { start: 0, end: 900 }, page)).toBe(true);
    expect(reaches(item, 0, { start: 0, end: 899.5 }, page)).toBe(true);
    expect(reaches(item, 0, { start: 0, end: 890 }, page)).toBe(false);
  });

  it('asks it to be as long as the page can be scrolled, where the document is the bounds', () => {
    expect(reaches(placedOf(100, 60), 10, { start: 0, end: 4270 }, page)).toBe(true);
    expect(reaches(placedOf(100, 60), 10, { start: 0, end: 4260 }, page)).toBe(false);
    expect(reaches(placedOf(100, 60, { margin: 20 }), 10, { start: 0, end: 4270 }, page)).toBe(false);
  });
});

describe('findThresholds', () => {
  it('begins the effects when their offset is reached', () => {
    expect(findThresholds(placedOf(100, 60), 10)).toEqual([90, 90]);
    const item = placedOf(100, 60, { config: configOf({ effectsOffset: 50 }) });
    expect(findThresholds(item, 10)).toEqual([90, 139.5]);
  });
});

it('sticks as soon as its edge is reached, where it is told so', () => {
  const item = (more: object) =>
    ({
      config: { edge: 'top', offset: 0, effectsOffset: 0, parent: false, anchorOffset: 0, ...more },
      box: { start: 0, end: 44 },
    }) as Parameters<typeof findThresholds>[0];
  expect(findThresholds(item({}), 0)).toEqual([0, 0]);
  expect(findThresholds(item({ whenReached: true }), 0)).toEqual([-0.5, -0.5]);
  expect(findThresholds(item({ whenReached: true, effectsOffset: 100 }), 0)).toEqual([-0.5, 99.5]);
});
