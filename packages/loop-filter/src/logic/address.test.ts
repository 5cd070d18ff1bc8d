import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  listState,
  paginationBase,
  readFilters,
  readPage,
  readSort,
  readTerms,
  resolveListLink,
  withoutLists,
  writeAddress,
} from './address';
import type { Join, TaxonomyFilters } from './filters';

const ID = 'abc1234';
const HERE = 'https://shop.example/blog/';
const write = (address: string, filters: TaxonomyFilters, baseUrl = '') =>
  writeAddress(address, { widgetId: ID, filters, baseUrl });

const filter = (logicalJoin: Join, ...terms: string[]) => ({ terms, logicalJoin });

describe('the address of a list', () => {
  it.each([
    [filter('AND', 'news', 'tips'), 'news+tips'],
    [filter('OR', 'news', 'tips'), 'news~tips'],
    [filter('NOT', 'news', 'tips'), 'news!tips'],
    [filter('NOT', 'news'), '!news'],
    [filter('AND', 'a+b', 'c~d', 'e!f', '100%', 'two words'), 'a%2Bb+c%7Ed+e%21f+100%25+two%20words'],
    [filter('OR', 'größe', 'サイズ', '🎈', 'a-b-c', "it's (*)"), null],
  ])('says %j and reads it again', (terms, text) => {
    const address = write(HERE, { category: terms });
    if (text !== null) expect(address).toBe(`${HERE}?e-filter-${ID}-category=${text}`);
    expect(readFilters(new URL(address).search, ID)).toEqual({ category: terms });
  });

  it('says any terms of any taxonomies exactly, whatever other parameters there are', () => {
    const term = fc.string({ minLength: 1, unit: 'binary' });
    const terms = fc.uniqueArray(term, { minLength: 1, maxLength: 5 });
    const filters = fc.dictionary(
      fc.string({ minLength: 1, unit: 'grapheme' }).filter((name) => name !== '__proto__'),
      fc.record({ terms, logicalJoin: fc.constantFrom<Join>('AND', 'OR', 'NOT') }),
      { maxKeys: 4 },
    );
    fc.assert(
      fc.property(filters, fc.webQueryParameters(), (said, query) => {
        const foreign = query.startsWith('e-') ? '' : query;
        const address = write(`${HERE}?${foreign}`, said);
        // One term is the same under either operator.
        const expected = Object.entries(said).map(([name, { terms, logicalJoin }]) => [
          name,
          { terms, logicalJoin: terms[1] || logicalJoin === 'NOT' ? logicalJoin : 'AND' },
        ]);
        expect(readFilters(new URL(address).search, ID)).toEqual(Object.fromEntries(expected));
      }),
    );
  });

  it('leaves the parameters of others as they are and in their order, and drops the pages of this list', () => {
    const before = `${HERE}?b=%7e&e-page-${ID}=4&a=1+2&e-page-other=2&e-filter-${ID}-category=old&e-page-${ID}-x=1&flag#top`;
    expect(write(before, { category: filter('AND', 'news') })).toBe(
      `${HERE}?b=%7e&a=1+2&e-page-other=2&flag&e-filter-${ID}-category=news#top`,
    );
    expect(write(before, {})).toBe(`${HERE}?b=%7e&a=1+2&e-page-other=2&flag#top`);
  });

  it('goes back to where the list begins from beyond its first page', () => {
    const before = 'https://shop.example/blog/page/3/?page=3&paged=2&lang=de';
    expect(write(before, { category: filter('AND', 'news') }, '/blog/?view=grid&page=1')).toBe(
      `https://shop.example/blog/?view=grid&lang=de&e-filter-${ID}-category=news`,
    );
    expect(write(before, {}, 'https://elsewhere.example/')).toBe('https://shop.example/blog/page/3/?lang=de');
  });

  it('combines what repeats, and passes over what is none', () => {
    const search = `?e-filter-${ID}-tag=a~b&e-filter-${ID}-tag=b~c&e-filter-${ID}-=x&e-filter-${ID}-empty=&e-filter-other-tag=z&e-filter-${ID}-bad=%E0%A4%A`;
    expect(readFilters(search, ID)).toEqual({ tag: filter('OR', 'a', 'b', 'c'), bad: filter('AND', '%E0%A4%A') });
  });

  it('reads the first separator as the operator', () => {
    expect(readTerms('a~b+c')).toEqual(filter('OR', 'a', 'b+c'));
  });

  it('reads a tilde that a server has encoded as the operator, and tells it from one that is part of a term', () => {
    expect(readTerms('news%7Etips%7ewool')).toEqual(filter('OR', 'news', 'tips', 'wool'));
    expect(readTerms('a%7Eb~c')).toEqual(filter('OR', 'a~b', 'c'));
    expect(write(HERE, { category: filter('AND', 'c~d') })).toBe(`${HERE}?e-filter-${ID}-category=c%7Ed+`);
  });
});

describe('the page of a list', () => {
  it.each([
    ['', 1],
    [`?e-page-${ID}=3`, 3],
    [`?e-page-${ID}=0`, 1],
    [`?e-page-${ID}=-2`, 1],
    [`?e-page-${ID}=1e9`, 1],
    [`?e-page-other=3`, 1],
  ])('of %s is %i', (search, page) => expect(readPage(search, ID)).toBe(page));

  it('is not in what the call is told', () => {
    expect(paginationBase(`${HERE}?page=2&a=b&paged=3&e-page-${ID}=4&e-filter-${ID}-x=y#z`, ID)).toBe(
      `${HERE}?a=b&e-filter-${ID}-x=y`,
    );
  });

  it('tells lists apart, together with filters and path', () => {
    const states = ['', '?a=1', `?e-page-${ID}=2`, `?e-filter-${ID}-tag=a`].map((search) =>
      listState(HERE + search, ID),
    );
    expect(new Set(states).size).toBe(3);
    expect(withoutLists(`${HERE}?a=1&e-page-${ID}=2&e-filter-other-tag=a#x`)).toBe(withoutLists(`${HERE}?a=1`));
    expect(withoutLists(`${HERE}?a=1`)).not.toBe(withoutLists(`${HERE}?a=2`));
  });

  it('leads from a link that is older than what the page shows of other lists', () => {
    const link = `${HERE}?a=1&e-page-${ID}=2&e-filter-other-tag=old#list`;
    const here = (search: string) => resolveListLink(link, HERE + search, ID).href;
    expect(here(`?a=1&e-filter-${ID}-tag=b`)).toBe(`${HERE}?a=1&e-page-${ID}=2#list`);
    expect(here('?a=1&e-filter-other-tag=new+newer&e-page-other=3')).toBe(
      `${HERE}?a=1&e-page-${ID}=2&e-filter-other-tag=new+newer&e-page-other=3#list`,
    );
  });
});

describe('how a list is sorted', () => {
  const sorted = (sort: string, address = `${HERE}?x=1&orderby=date&e-page-abc1234=2`) =>
    writeAddress(address, { widgetId: ID, filters: {}, baseUrl: '', sort });

  it('is in the address, which is another state of the same list then', () => {
    expect(sorted('price-desc')).toBe(`${HERE}?x=1&orderby=price-desc`);
    expect(sorted('')).toBe(`${HERE}?x=1`);
    expect(write(`${HERE}?orderby=date`, {})).toBe(`${HERE}?orderby=date`);
    expect(readSort('?orderby=price-desc&x=1')).toBe('price-desc');
    expect(readSort('')).toBe('');
    expect(listState(`${HERE}?orderby=date`, ID)).not.toBe(listState(HERE, ID));
    expect(withoutLists(`${HERE}?orderby=date`)).toBe(withoutLists(HERE));
  });
});
