import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberPages } from './number-pages';

const FIELDS = { isBreak: false, isEmpty: false };
const EMPTY = { isBreak: false, isEmpty: true };
const BREAK = { isBreak: true, isEmpty: true };
const BREAK_WITH_FIELDS = { isBreak: true, isEmpty: false };

describe('numberPages', () => {
  it.each([
    ['no groups', [], [], 1],
    ['groups without a break', [FIELDS, EMPTY, FIELDS], [0, 0, 0], 1],
    ['a break between groups', [FIELDS, BREAK, FIELDS], [0, 1, 1], 2],
    ['a break with fields of its own', [FIELDS, BREAK_WITH_FIELDS, FIELDS], [0, 1, 1], 2],
    ['a break at the beginning', [BREAK, FIELDS], [0, 0], 1],
    ['a break at the end', [FIELDS, BREAK], [0, 0], 1],
    ['two breaks in a row', [FIELDS, BREAK, BREAK, FIELDS], [0, 1, 1, 1], 2],
    ['an empty group between breaks', [FIELDS, BREAK, EMPTY, BREAK, FIELDS], [0, 1, 1, 1, 1], 2],
    ['breaks only', [BREAK, BREAK], [0, 0], 1],
  ])('numbers %s', (_, groups, pages, pageCount) => {
    expect(numberPages(groups)).toEqual({ pages, pageCount });
  });

  it('leaves no page empty, and keeps the order', () => {
    const anyGroup = fc.record({ isBreak: fc.boolean(), isEmpty: fc.boolean() });
    fc.assert(
      fc.property(fc.array(anyGroup), (groups) => {
        const { pages, pageCount } = numberPages(groups);
        const filled = new Set(pages.filter((_, index) => !groups[index]?.isEmpty));
        expect([...pages]).toEqual([...pages].sort((one, other) => one - other));
        if (filled.size > 0) expect(filled.size).toBe(pageCount);
        else expect(pageCount).toBe(1);
      }),
    );
  });
});
