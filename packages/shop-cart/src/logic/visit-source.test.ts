import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSource, TAGS } from './visit-source';

const SHOP = 'https://www.shop.test/';
const facts = { address: SHOP, referrer: '', hasSession: false, isKnown: false };
const read = (more: Partial<typeof facts>) => {
  const { typ, src, mdm, cmp, cnt } = readSource({ ...facts, ...more }) ?? {};
  return typ ? [typ, src, mdm, cmp, cnt].join(' ') : 'keep';
};

describe('readSource', () => {
  it.each([
    [{}, 'typein (direct) (none) (none) (none)'],
    [{ isKnown: true }, 'keep'],
    [{ address: `${SHOP}?utm_source=news` }, 'utm news (none) (none) (none)'],
    [{ address: `${SHOP}?utm_campaign=a%26b&utm_source=news`, isKnown: true }, 'utm news (none) a&b (none)'],
    [{ address: `${SHOP}?utm_anything=1` }, 'utm (none) (none) (none) (none)'],
    [{ address: `${SHOP}?gclid=1` }, 'utm google cpc google_cpc (none)'],
    [{ address: `${SHOP}?yclid=1` }, 'utm yandex cpc yandex_cpc (none)'],
    [{ address: `${SHOP}?gclid=1&utm_medium=ad` }, 'utm google ad google_cpc (none)'],
    [{ address: `${SHOP}?utm_source=%E0%A4%A` }, /^utm /],
    [{ referrer: 'https://www.google.com/' }, 'organic google organic (none) (none)'],
    [
      { referrer: 'https://www.google.co.uk/', isKnown: true, hasSession: true },
      'organic google organic (none) (none)',
    ],
    [{ referrer: 'https://yandex.ru/search?text=mug' }, 'organic yandex organic (none) (none)'],
    [{ referrer: 'https://ya.ru/search?text=mug' }, 'organic yandex organic (none) (none)'],
    [{ referrer: 'https://yandex.ru/' }, 'referral yandex.ru referral (none) /'],
    [{ referrer: 'https://www.bing.com/search?q=mug' }, 'organic bing organic (none) (none)'],
    [{ referrer: 'https://search.yahoo.com/search?p=mug' }, 'organic yahoo organic (none) (none)'],
    [{ referrer: 'https://search.yahoo.com/search?q=mug' }, /^referral/],
    [{ referrer: 'https://notgoogle.com/' }, /^referral notgoogle/],
    [{ referrer: 'https://www.blog.test/a/b?c=d' }, 'referral blog.test referral (none) /a/b'],
    [{ referrer: 'https://blog.test/', isKnown: true }, 'referral blog.test referral (none) /'],
    [{ referrer: 'https://blog.test/', isKnown: true, hasSession: true }, 'keep'],
    [{ referrer: 'https://shop.test/before/' }, 'typein (direct) (none) (none) (none)'],
    [{ referrer: 'android-app://com.example/' }, 'typein (direct) (none) (none) (none)'],
    [{ referrer: 'not an address' }, 'typein (direct) (none) (none) (none)'],
  ])('of %j', (more, expected) => {
    if (typeof expected === 'string') expect(read(more)).toBe(expected);
    else expect(read(more)).toMatch(expected);
  });

  it('puts a campaign before everything else, whatever came before', () => {
    const referrers = fc.constantFrom('', 'https://www.google.com/', 'https://blog.test/a', 'https://shop.test/', 'x');
    fc.assert(
      fc.property(fc.constantFrom(...TAGS), fc.string(), referrers, fc.boolean(), fc.boolean(), (...given) => {
        const [[tag, key], value, referrer, hasSession, isKnown] = given;
        const address = `${SHOP}?${new URLSearchParams({ [`utm_${tag}`]: value })}`;
        const source = readSource({ address, referrer, hasSession, isKnown });
        expect(source?.typ).toBe('utm');
        expect(source?.[key]).toBe(value || '(none)');
      }),
    );
  });

  it('answers a whole source or none, and never throws', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.boolean(), fc.boolean(), (address, referrer, hasSession, isKnown) => {
        const source = readSource({ address, referrer, hasSession, isKnown });
        if (source) expect(Object.keys(source)).toEqual(['typ', ...TAGS.map(([, key]) => key)]);
        else expect(isKnown).toBe(true);
      }),
    );
  });
});
