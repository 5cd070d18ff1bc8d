import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { renewPage, resetPage } from '../../../core/src/testing/page';
import { popupStorage } from './popup-storage';
import { countOf, countVisit } from './visit';

beforeEach(resetPage);

const counts = () => ['pageViews', 'sessions'].map((name) => countOf(popupStorage().get(name)));

describe('countVisit', () => {
  it('counts a page once, and a session once for all its pages', () => {
    expect(counts()).toEqual([0, 0]);
    countVisit();
    countVisit();
    expect(counts()).toEqual([1, 1]);
    renewPage();
    countVisit();
    expect(counts()).toEqual([2, 1]);
    renewPage();
    sessionStorage.clear();
    countVisit();
    expect(counts()).toEqual([3, 2]);
  });

  it('begins at one where something else is stored', () => {
    popupStorage().set('pageViews', 'many');
    countVisit();
    expect(counts()).toEqual([1, 1]);
  });
});

describe('countOf', () => {
  it.each([
    [3, 3],
    ['4', 4],
    [undefined, 0],
    [null, 0],
    ['x', 0],
    [Number.NaN, 0],
    [{}, 0],
    [{ toString: 1 }, 0],
  ])('takes %j for %d', (value, count) => expect(countOf(value)).toBe(count));

  it('is finite for whatever is stored', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => Number.isFinite(countOf(value))));
  });
});
