import { describe, expect, it } from 'vitest';
import { CONSENT } from '../testing/rich-form';
import { INITIAL_PAGES, pageCountOf, pagerOf, reducePages } from './pages';

describe('reducePages', () => {
  it('goes to a page, and stays the same on the one it is on', () => {
    const gone = reducePages({ page: 0 }, { type: 'went', page: 2 });
    expect(gone).toEqual({ page: 2 });
    expect(reducePages(gone, { type: 'went', page: 2 })).toBe(gone);
  });

  it('begins anew', () => {
    expect(reducePages({ page: 2 }, { type: 'reset' })).toEqual({ page: 0 });
  });
});

describe('pageCountOf', () => {
  it.each([
    [1, null, 1],
    [1, CONSENT, 1],
    [2, null, 2],
    [2, CONSENT, 3],
    [5, CONSENT, 6],
  ])('%d pages of fields, consent %j', (pageCount, consent, pages) => {
    expect(pageCountOf({ pageCount, consent })).toBe(pages);
  });
});

describe('pagerOf', () => {
  it('counts from 1', () => {
    expect(pagerOf(INITIAL_PAGES, 3)).toEqual({ currentPage: 1, numberOfPages: 3 });
    expect(pagerOf({ page: 2 }, 3)).toEqual({ currentPage: 3, numberOfPages: 3 });
  });
});
