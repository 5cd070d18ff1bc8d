import { describe, expect, it } from 'vitest';
import {
  checkAddress,
  checkBasket,
  checkCampaign,
  checkLanguage,
  checkReferrer,
  checkStored,
  listOf,
} from './further-rules';

const PAGE = 'https://shop.test/mugs/blue?utm_source=letter&utm_medium=mail&size=2';

it.each([
  ['a, b ,', ['a', 'b']],
  [
    ['a', 2],
    ['a', '2'],
  ],
  [7, ['7']],
  [undefined, []],
])('%j is a list', (given, expected) => {
  expect(listOf(given)).toEqual(expected);
});

describe('the address', () => {
  it.each<[Record<string, unknown>, boolean]>([
    [{ contains: '/mugs/' }, true],
    [{ contains: '/cups/' }, false],
    [{ contains: '/cups/', action: 'hide' }, true],
    [{ matches: '^https://[^/]+/mugs/' }, true],
    [{ matches: 'cups$' }, false],
    [{ query: 'size' }, true],
    [{ query: 'size=2' }, true],
    [{ query: 'size=3' }, false],
    [{ contains: '/mugs/', query: 'colour' }, false],
    [{}, true],
  ])('%j passes: %s', (given, passes) => {
    expect(checkAddress(given, PAGE).passes).toBe(passes);
  });

  it.each(['(', '(a+)+b', '(.)\\1'])('a pattern that is invalid or can hang is refused: %s', (matches) => {
    const { passes, problem } = checkAddress({ matches, action: 'hide' }, PAGE);
    expect([passes, problem?.key]).toEqual([false, 'matches']);
  });
});

it.each<[Record<string, unknown>, boolean]>([
  [{}, true],
  [{ source: 'letter,poster' }, true],
  [{ source: 'letter', medium: 'mail' }, true],
  [{ source: 'letter', campaign: 'spring' }, false],
  [{ source: 'poster', action: 'hide' }, true],
])('the campaign with %j passes: %s', (given, passes) => {
  expect(checkCampaign(given, PAGE).passes).toBe(passes);
});

it.each<[Record<string, unknown>, string, boolean]>([
  [{ hosts: 'example.org' }, 'https://news.example.org/a', true],
  [{ hosts: 'example.org' }, 'https://notexample.org/a', false],
  [{ hosts: 'example.org', contains: '/b' }, 'https://example.org/a', false],
  [{ hosts: 'example.org', action: 'hide' }, '', true],
])('coming from, %j with "%s" passes: %s', (given, referrer, passes) => {
  expect(checkReferrer(given, referrer).passes).toBe(passes);
});

it.each<[Record<string, unknown>, string | undefined, boolean]>([
  [{ name: 'plan' }, 'x', true],
  [{ name: 'plan' }, undefined, false],
  [{ name: 'plan', action: 'hide' }, undefined, true],
  [{ name: 'plan', value: 'free' }, 'free', true],
  [{ name: 'plan', value: 7 }, '7', true],
  [{ name: 'plan', value: 'free' }, 'paid', false],
])('what is stored, %j with %j passes: %s', (given, found, passes) => {
  expect(checkStored(given, found).passes).toBe(passes);
});

it.each<[Record<string, unknown>, boolean]>([
  [{ languages: 'de' }, true],
  [{ languages: ['DE-AT'] }, true],
  [{ languages: 'd' }, false],
  [{ languages: 'fr,it' }, false],
  [{ languages: 'fr', action: 'hide' }, true],
])('the language with %j passes: %s', (given, passes) => {
  expect(checkLanguage(given, ['de-AT', 'en']).passes).toBe(passes);
});

it.each<[Record<string, unknown>, boolean]>([
  [{ min_items: 2 }, true],
  [{ max_items: 1 }, false],
  [{ min_total: '25.5', max_total: 26 }, true],
  [{ min_total: 26 }, false],
  [{ products: 'mug, cup' }, true],
  [{ products: 'cup' }, false],
  [{ products: 'cup', action: 'hide' }, true],
])('the basket with %j passes: %s', (given, passes) => {
  expect(checkBasket(given, { count: 2, total: 25.5, products: ['7', 'mug'] }).passes).toBe(passes);
});

it('a basket that is not known holds the popup back, whatever is asked', () => {
  expect(checkBasket({ action: 'hide' }, undefined).passes).toBe(false);
});
