import { describe, expect, it } from 'vitest';
import { isChosen, type LoopFilters, matchesFilters, readWidgetFilters, toggleTerm } from './loop-filters';

const loop = { widgetId: 'a1b2c3d', taxonomies: ['category', 'post_tag'] };
const read = (taxonomy: unknown) => Object.fromEntries(readWidgetFilters({ taxonomy }, loop));

describe('the filters of a refresh call', () => {
  it.each([
    ['AND', 'AND'],
    ['OR', 'IN'],
    ['IN', 'IN'],
    ['NOT', 'NOT IN'],
    ['NOT IN', 'NOT IN'],
    [undefined, 'AND'],
  ])('takes the join %s for %s', (logicalJoin, join) => {
    expect(read({ category: { terms: ['a', 'b', 'a'], logicalJoin } })).toEqual({
      category: { terms: ['a', 'b'], join },
    });
  });

  it('does not filter by what it cannot read', () => {
    const none = [
      { category: { terms: ['a'], logicalJoin: 'XOR' } },
      { category: { terms: ['a'], logicalJoin: 'DISABLED' } },
      { category: { terms: [] } },
      { category: { terms: [1, null, {}, ''] } },
      { author: { terms: ['a'] } },
      { category: null },
      [],
      'x',
      null,
    ];
    for (const taxonomy of none) expect(read(taxonomy)).toEqual({});
    for (const filters of [null, undefined, [], 'x', 7]) expect(readWidgetFilters(filters, loop).size).toBe(0);
    expect(read(JSON.parse('{"__proto__": {"terms": ["a"]}, "constructor": {"terms": ["a"]}}'))).toEqual({});
  });
});

describe('an item', () => {
  const item = { category: ['news'], post_tag: ['a', 'b'] };
  const matches = (post_tag: string[], join: 'AND' | 'IN' | 'NOT IN') =>
    matchesFilters(item, new Map([['post_tag', { terms: post_tag, join }]]));

  it('has all terms, one of them, or none', () => {
    expect([matches(['a', 'b'], 'AND'), matches(['a', 'x'], 'AND')]).toEqual([true, false]);
    expect([matches(['a', 'x'], 'IN'), matches(['x', 'y'], 'IN')]).toEqual([true, false]);
    expect([matches(['x', 'y'], 'NOT IN'), matches(['x', 'b'], 'NOT IN')]).toEqual([true, false]);
  });

  it('matches every taxonomy that is asked for, also one that it has no terms of', () => {
    const both = (author: 'IN' | 'NOT IN'): LoopFilters =>
      new Map([
        ['category', { terms: ['news'], join: 'AND' as const }],
        ['author', { terms: ['ada'], join: author }],
      ]);
    expect(matchesFilters(item, both('IN'))).toBe(false);
    expect(matchesFilters(item, both('NOT IN'))).toBe(true);
    expect(matchesFilters(item, new Map())).toBe(true);
  });
});

describe('a press of a control', () => {
  const single = { taxonomy: 'category', join: 'AND', multiple: false } as const;
  const several = { taxonomy: 'post_tag', join: 'OR', multiple: true } as const;

  it('chooses one instead of another, or none', () => {
    const first = toggleTerm(new Map(), single, 'a');
    expect([...first]).toEqual([['category', { terms: ['a'], join: 'AND' }]]);
    expect([...toggleTerm(first, single, 'b')]).toEqual([['category', { terms: ['b'], join: 'AND' }]]);
    expect(toggleTerm(first, single, 'a').size).toBe(0);
    expect(toggleTerm(first, single, null).size).toBe(0);
  });

  it('adds to several and takes away from them', () => {
    const both = toggleTerm(toggleTerm(new Map(), several, 'a'), several, 'b');
    expect([...both]).toEqual([['post_tag', { terms: ['a', 'b'], join: 'IN' }]]);
    expect([...toggleTerm(both, several, 'a')]).toEqual([['post_tag', { terms: ['b'], join: 'IN' }]]);
  });

  it('leaves other taxonomies alone, and what the address excludes as long as it is not its own', () => {
    const excluded: LoopFilters = new Map([['post_tag', { terms: ['x'], join: 'NOT IN' }]]);
    expect(toggleTerm(excluded, single, 'a').get('post_tag')).toEqual({ terms: ['x'], join: 'NOT IN' });
    expect(toggleTerm(excluded, several, 'a').get('post_tag')).toEqual({ terms: ['a'], join: 'IN' });
    expect(isChosen(excluded, 'post_tag', 'x')).toBe(false);
    expect(isChosen(toggleTerm(new Map(), several, 'a'), 'post_tag', 'a')).toBe(true);
  });
});
