import { describe, expect, it } from 'vitest';
import { CONSENT } from '../../testing/full-form';
import { pageCountOf, reducePages } from './pages';

describe('reducePages', () => {
  it('goes to a page, and stays the same on the one it is on', () => {
    const gone = reducePages({ page: 0 }, { type: 'went', page: 2 });
    expect(gone).toEqual({ page: 2 });
    expect(reducePages(gone, { type: 'went', page: 2 })).toBe(gone);
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
