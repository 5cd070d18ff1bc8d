import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLoopPlace, writeFilter, writeLoopAddress } from './loop-address';
import type { LoopFilters, LoopJoin } from './loop-filters';

const loop = { widgetId: 'a1b2c3d', taxonomies: ['category', 'reading-time', '色'] };
const filtersOf = (taxonomy: string, terms: string[], join: LoopJoin): LoopFilters =>
  new Map([[taxonomy, { terms, join }]]);
const joins = fc.constantFrom<LoopJoin>('AND', 'IN', 'NOT IN');
const terms = fc.uniqueArray(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), {
  minLength: 1,
  maxLength: 6,
});

describe('the address of a list', () => {
  it('gives back every term, whatever stands in it', () => {
    const tricky = fc.uniqueArray(fc.stringMatching(/^[+~!%&=#?/ ;'()*-]{1,4}$/), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.oneof(terms, tricky), joins, fc.constantFrom(...loop.taxonomies), (list, join, taxonomy) => {
        const only = join === 'IN' && list.length === 1 ? 'AND' : join;
        const filters = filtersOf(taxonomy, list, only);
        const address = writeLoopAddress('/shop/?x=1', loop, { filters, page: 3 });
        // What a browser makes of it on the way.
        const { search } = new URL(address, 'https://shop.example');
        expect(readLoopPlace(search, loop)).toEqual({ filters, page: 3 });
      }),
    );
  });

  it('joins terms with plus, tilde and exclamation mark', () => {
    expect(writeFilter({ terms: ['a', 'b'], join: 'AND' })).toBe('a+b');
    expect(writeFilter({ terms: ['a', 'b~c'], join: 'IN' })).toBe('a~b%7Ec');
    expect(writeFilter({ terms: ['a', 'b'], join: 'NOT IN' })).toBe('a!b');
    expect(writeFilter({ terms: ['a'], join: 'NOT IN' })).toBe('!a');
  });

  it('keeps the parameters of others as they are, and drops pages', () => {
    const base =
      '/shop/?utm=a+b%2Bc&e-page-a1b2c3d=4&e-filter-a1b2c3d-category=old&e-page-zzzzzzz=2&paged=3&page=2#list';
    const address = writeLoopAddress(base, loop, { filters: filtersOf('category', ['new'], 'AND'), page: 1 });
    expect(address).toBe('/shop/?utm=a+b%2Bc&e-page-zzzzzzz=2&e-filter-a1b2c3d-category=new#list');
    expect(writeLoopAddress(base, loop, { filters: new Map(), page: 1 })).toBe(
      '/shop/?utm=a+b%2Bc&e-page-zzzzzzz=2#list',
    );
  });

  it('combines filters that share a taxonomy under the operator of the first', () => {
    const search = '?e-filter-a1b2c3d-category=a~b&e-filter-a1b2c3d-category=b+c';
    expect(readLoopPlace(search, loop).filters).toEqual(filtersOf('category', ['a', 'b', 'c'], 'IN'));
  });

  it('reads nothing from parameters that name no filter of this loop', () => {
    for (const search of [
      '',
      '?',
      '?e-filter-zzzzzzz-category=a',
      '?e-filter-a1b2c3d-author=a',
      '?e-filter-a1b2c3d-=a',
      '?e-filter-a1b2c3d-category=',
      '?e-filter-a1b2c3d-category=~~',
      '?e-filter-a1b2c3d-category',
    ]) {
      expect(readLoopPlace(search, loop)).toEqual({ filters: new Map(), page: 1 });
    }
  });

  it.each(['0', '-1', '1.5', 'x', '', '999999', '2%20'])('takes %j for no page', (page) => {
    expect(readLoopPlace(`?e-page-a1b2c3d=${page}`, loop).page).toBe(1);
  });

  it('does not trip over what is no encoding', () => {
    expect(readLoopPlace('?e-filter-a1b2c3d-category=100%&%=%', loop).filters).toEqual(
      filtersOf('category', ['100%'], 'AND'),
    );
  });
});
