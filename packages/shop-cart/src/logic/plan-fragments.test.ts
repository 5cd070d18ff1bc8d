import { describe, expect, it } from 'vitest';
import { type BasketFacts, CONTENT, LIFE, planFragments } from './plan-fragments';

const fragments = JSON.stringify({ [CONTENT]: '<div></div>' });
const now = 1e12;
const KNOWN: BasketFacts = {
  hasBasket: true,
  cookieHash: 'h',
  fragments,
  hash: 'h',
  created: `${now - 1000}`,
  now,
  showsItems: false,
  isBlank: false,
};
const NOTHING: BasketFacts = { ...KNOWN, hasBasket: false, cookieHash: '', fragments: null, hash: null, created: null };

describe('planFragments', () => {
  it.each<[string, Partial<BasketFacts>, unknown]>([
    ['what is stored for this basket', {}, { show: JSON.parse(fragments) }],
    ['a hash that is another than the basket has', { cookieHash: 'other' }, 'ask'],
    ['fragments that are too old', { created: `${now - LIFE}` }, 'ask'],
    ['fragments of unknown age', { created: null }, 'ask'],
    ['no fragments', { fragments: null }, 'ask'],
    ['fragments without the list', { fragments: '{"a.count":"1"}' }, 'ask'],
    ['a text that is no JSON', { fragments: '{' }, 'ask'],
    ['a lost cookie of the hash', { cookieHash: '' }, 'ask'],
  ])('with a basket and %s', (_, facts, expected) => {
    expect(planFragments({ ...KNOWN, ...facts })).toEqual(expected);
  });

  it.each<[string, Partial<BasketFacts>, unknown]>([
    ['nothing stored', {}, 'keep'],
    ['an empty basket stored', { fragments, hash: '' }, { show: JSON.parse(fragments) }],
    ['an older basket stored', { fragments, hash: 'h', created: `${now}` }, 'keep'],
    ['items in the page', { showsItems: true }, 'ask'],
    ['an empty place in the page', { isBlank: true }, 'ask'],
    [
      'an empty place, and what is shown there stored',
      { isBlank: true, fragments, hash: '' },
      { show: JSON.parse(fragments) },
    ],
  ])('without a basket and %s', (_, facts, expected) => {
    expect(planFragments({ ...NOTHING, ...facts })).toEqual(expected);
  });
});
