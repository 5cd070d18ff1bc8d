import { describe, expect, it } from 'vitest';
import { anchorInset } from './anchor-inset';
import { EVERYWHERE, type Placed } from './geometry';

const header: Placed = {
  config: { edge: 'top', offset: 0, effectsOffset: 0, parent: false, anchorOffset: 12 },
  box: { start: 0, end: 60 },
  margin: 0,
  across: { start: 0, end: 1000 },
  bounds: EVERYWHERE,
  scroller: null,
};
const page = { window: 800, document: 5000, adminBar: 0 };

describe('anchorInset', () => {
  it('is what a header covers', () => {
    expect(anchorInset([header], [20], 1000, page)).toBe(92);
    expect(anchorInset([], [], 1000, page)).toBe(0);
  });

  it('is not what stands at the side, at the bottom, in bounds, or is most of the window', () => {
    const aside = { ...header, across: { start: 0, end: 300 } };
    const bar: Placed = { ...header, config: { ...header.config, edge: 'bottom' } };
    const bounded = { ...header, bounds: { start: 0, end: 900 } };
    const tall = { ...header, box: { start: 0, end: 500 } };
    expect(anchorInset([aside, bar, bounded, tall], [0, 0, 0, 0], 1000, page)).toBe(0);
  });

  it('is that of the header which covers most, and none of what sticks in a box of its own', () => {
    const second = { ...header, box: { start: 60, end: 160 } };
    const inner = { ...header, box: { start: 0, end: 300 }, scroller: {} };
    expect(anchorInset([header, second, inner], [0, 60, 0], 1000, page)).toBe(172);
  });

  it('is none of a header that is narrower than half of the window, or taller', () => {
    const half = { ...header, across: { start: 0, end: 500 } };
    expect(anchorInset([half], [0], 1000, page)).toBe(0);
    expect(anchorInset([half], [0], 999, page)).toBe(72);
    expect(anchorInset([header], [340], 1000, page)).toBe(0);
    expect(anchorInset([header], [339], 1000, page)).toBe(411);
  });
});
