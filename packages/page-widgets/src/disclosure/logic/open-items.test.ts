import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstOpen, pressTitle, titleAfterKey } from './open-items';

const TABS = { isTabs: true, allowsMany: false };
const ONE = { isTabs: false, allowsMany: false };
const MANY = { isTabs: false, allowsMany: true };

describe('a pressed title', () => {
  it.each([
    ['a tab opens and closes the other', TABS, [0], 1, [1]],
    ['an open tab stays open', TABS, [1], 1, [1]],
    ['an item closes the other', ONE, [0], 2, [2]],
    ['an open item closes', ONE, [2], 2, []],
    ['one of many opens beside the others', MANY, [2], 0, [0, 2]],
    ['one of many closes alone', MANY, [0, 2], 2, [0]],
  ])('%s', (_, rules, open, index, expected) => {
    expect(pressTitle(open, index, rules)).toEqual(expected);
  });
});

describe('the items that are open at the start', () => {
  it.each([
    [['2'], 3, TABS, [1]],
    [[], 3, TABS, [0]],
    [['9'], 3, TABS, [0]],
    [[1], 0, TABS, []],
    [['2', '1'], 3, { isTabs: true, allowsMany: true }, [1]],
    [[], 3, ONE, []],
    [['1', '3'], 3, ONE, [0]],
    [['3', 'x', '1', '1', '0'], 3, MANY, [0, 2]],
  ])('are, of %j with %d items by %o, %j', (numbers, count, rules, expected) => {
    expect(firstOpen(numbers, count, rules)).toEqual(expected);
  });

  it('are items that are there', () => {
    fc.assert(
      fc.property(
        fc.array(fc.anything()),
        fc.nat(20),
        fc.boolean(),
        fc.boolean(),
        (numbers, count, isTabs, allowsMany) => {
          const safe = numbers.filter((each) => typeof each !== 'symbol' && typeof each !== 'object');
          const open = firstOpen(safe, count, { isTabs, allowsMany });
          expect(open.every((index) => index >= 0 && index < count)).toBe(true);
          if (isTabs) expect(open).toHaveLength(Math.min(1, count));
        },
      ),
    );
  });
});

describe('a key on a title', () => {
  const row = { count: 3, isVertical: false, isRtl: false };
  it.each([
    ['ArrowRight', 2, row, 0],
    ['ArrowLeft', 0, row, 2],
    ['ArrowLeft', 0, { ...row, isRtl: true }, 1],
    ['ArrowRight', 0, { ...row, isRtl: true }, 2],
    ['ArrowDown', 0, { ...row, isVertical: true, isRtl: true }, 1],
    ['ArrowUp', 0, { ...row, isVertical: true }, 2],
    ['ArrowDown', 0, row, undefined],
    ['Home', 2, row, 0],
    ['End', 0, row, 2],
    ['a', 0, row, undefined],
  ])('%s on %d of %o leads to %s', (key, index, titles, expected) => {
    expect(titleAfterKey(key, index, titles)).toBe(expected);
  });
});
