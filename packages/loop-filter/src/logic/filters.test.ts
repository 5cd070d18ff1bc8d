import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consolidate, type FilterState, type Group, NO_FILTERS, reduceFilters, termsOf } from './filters';

const group = (changes: Partial<Group> = {}): Group => ({
  id: 'colours',
  taxonomy: 'colour',
  join: 'OR',
  multiple: true,
  ...changes,
});
const choose = (state: FilterState, term: string | null, changes: Partial<Group> = {}) =>
  reduceFilters(state, { type: 'choose', group: group(changes), term });

describe('reduceFilters', () => {
  it('adds terms without repeating any, and takes one away at a time until none is left', () => {
    const two = choose(choose(NO_FILTERS, 'red'), 'blue');
    expect(two.filters).toEqual({
      colours: {
        filterType: 'taxonomy',
        filterData: { terms: ['red', 'blue'], selectedTaxonomy: 'colour', logicalJoin: 'OR' },
      },
    });
    const one = choose(two, 'red');
    expect(termsOf(one, 'colours')).toEqual(['blue']);
    expect(choose(one, 'blue')).toEqual(NO_FILTERS);
  });

  it('replaces the term of a group of one choice, which sends AND, and unsets it when it is chosen again', () => {
    const single = { multiple: false };
    const blue = choose(choose(NO_FILTERS, 'red', single), 'blue', single);
    expect(blue.filters.colours?.filterData).toMatchObject({ terms: ['blue'], logicalJoin: 'AND' });
    expect(choose(blue, 'blue', single)).toEqual(NO_FILTERS);
  });

  it('unsets a group by the choice of none, and everything by clear', () => {
    const both = choose(choose(NO_FILTERS, 'red'), 'big', { id: 'sizes', taxonomy: 'size' });
    expect(Object.keys(choose(both, null).filters)).toEqual(['sizes']);
    expect(reduceFilters(both, { type: 'clear' })).toEqual(NO_FILTERS);
  });

  it('sets the terms of a control that stands for several', () => {
    const set = reduceFilters(NO_FILTERS, { type: 'set', group: group(), terms: ['a', 'b', 'a'] });
    expect(termsOf(set, 'colours')).toEqual(['a', 'b']);
    expect(reduceFilters(set, { type: 'set', group: group(), terms: [] })).toEqual(NO_FILTERS);
  });

  it('gives the terms of the address to the groups that have controls for them, and keeps the others', () => {
    const read = reduceFilters(NO_FILTERS, {
      type: 'read',
      filters: {
        colour: { terms: ['red', 'teal', 'blue'], logicalJoin: 'OR' },
        size: { terms: ['xl'], logicalJoin: 'NOT' },
      },
      groups: [
        { ...group({ id: 'warm' }), owns: (term) => term === 'red' },
        { ...group({ id: 'cold', multiple: false }), owns: (term) => term !== 'red' },
        { ...group({ id: 'sizes', taxonomy: 'size' }), owns: () => true },
      ],
    });
    expect([termsOf(read, 'warm'), termsOf(read, 'cold'), termsOf(read, 'sizes')]).toEqual([['red'], ['teal'], []]);
    expect(consolidate(read).taxonomy).toEqual({
      colour: { terms: ['blue', 'red', 'teal'], logicalJoin: 'OR' },
      size: { terms: ['xl'], logicalJoin: 'NOT' },
    });
  });

  it('keeps what is excluded over choices in other taxonomies, not over one in its own', () => {
    const excluded: FilterState = { filters: {}, others: { size: { terms: ['xl'], logicalJoin: 'NOT' } } };
    const red = choose(excluded, 'red');
    expect(red.others).toEqual(excluded.others);
    expect(choose(red, 'xs', { id: 'sizes', taxonomy: 'size' }).others).toEqual({});
  });

  it('answers the state before after any choice made twice, in a group of several choices', () => {
    const term = fc.string({ minLength: 1 });
    fc.assert(
      fc.property(fc.uniqueArray(term), term, (terms, extra) => {
        const state = reduceFilters(NO_FILTERS, {
          type: 'set',
          group: group(),
          terms: terms.filter((t) => t !== extra),
        });
        expect(choose(choose(state, extra), extra)).toEqual(state);
      }),
    );
  });
});

describe('consolidate', () => {
  const sharing = (one: Group['join'], other: Group['join'], terms: readonly string[]) => {
    const first = reduceFilters(NO_FILTERS, { type: 'set', group: group({ join: one }), terms: ['a', 'b'] });
    return consolidate(reduceFilters(first, { type: 'set', group: group({ id: 'more', join: other }), terms }));
  };

  it('combines two filters on one taxonomy without repeating a term', () => {
    expect(sharing('OR', 'OR', ['b', 'c'])).toEqual({
      taxonomy: { colour: { terms: ['a', 'b', 'c'], logicalJoin: 'OR' } },
      problems: [],
    });
  });

  it('lets the first operator win, and tells where they differ', () => {
    expect(sharing('AND', 'OR', ['c', 'd'])).toEqual({
      taxonomy: { colour: { terms: ['a', 'b', 'c', 'd'], logicalJoin: 'AND' } },
      problems: ['filter more joins terms of colour by OR, expected AND'],
    });
    expect(sharing('AND', 'OR', ['c']).problems).toEqual([]);
  });
});
