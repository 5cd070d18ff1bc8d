import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSource, TAGS } from './visit-source';

/** Tags whose value may be empty. */
const EMPTY = ['source', 'medium', 'campaign', 'content', 'term'];

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
    [{ address: `${SHOP}?utm_campaign=a%26b&utm_source=news`, isKnown: true }, 'utm news (none) a%26b (none)'],
    [{ address: `${SHOP}?utm_anything=1` }, 'typein (direct) (none) (none) (none)'],
    [{ address: `${SHOP}?utm_source&gclid` }, 'typein (direct) (none) (none) (none)'],
    [{ address: `${SHOP}?gclid=1&utm_source=` }, 'utm  cpc google_cpc (none)'],
    [{ address: `${SHOP}?utm_source=a+b&utm_source=c` }, 'utm a+b,c (none) (none) (none)'],
    [{ address: `${SHOP}?utm_id=` }, 'utm (none) (none) (none) (none)'],
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
    [{ referrer: 'https://ya.ru/search?text=mug' }, 'referral ya.ru referral (none) /search'],
    [{ referrer: 'https://yandex.ru/' }, 'referral yandex.ru referral (none) /'],
    [{ referrer: 'https://www.bing.com/search?q=mug' }, 'organic bing organic (none) (none)'],
    [{ referrer: 'https://search.yahoo.com/search?p=mug' }, 'organic yahoo organic (none) (none)'],
    [{ referrer: 'https://search.yahoo.com/search?q=mug' }, /^referral/],
    [{ referrer: 'https://notgoogle.com/' }, /^referral notgoogle/],
    [{ referrer: 'https://news.google.com/a' }, 'referral news.google.com referral (none) /a'],
    [{ referrer: 'https://go.mail.ru/search?q=mug' }, 'organic go.mail.ru organic (none) (none)'],
    [{ referrer: 'https://www.globososo.com/?faq=1' }, 'organic globo organic (none) (none)'],
    [{ referrer: 'https://t.co/abc' }, 'referral twitter.com referral (none) /abc'],
    [{ referrer: 'https://blog.test/%D0%B6' }, 'referral blog.test referral (none) /%D0%B6'],
    [{ referrer: 'https://news.shop.test/' }, 'typein (direct) (none) (none) (none)'],
    [{ referrer: 'https://www.blog.test/a/b?c=d' }, 'referral blog.test referral (none) /a/b'],
    [{ referrer: 'https://blog.test/', isKnown: true }, 'referral blog.test referral (none) /'],
    [{ referrer: 'https://blog.test/', isKnown: true, hasSession: true }, 'keep'],
    [{ referrer: 'https://shop.test/before/' }, 'typein (direct) (none) (none) (none)'],
    [{ referrer: 'android-app://com.example/' }, 'referral com.example referral (none) /'],
    [{ referrer: 'not an address' }, 'typein (direct) (none) (none) (none)'],
  ])('of %j', (more, expected) => {
    if (typeof expected === 'string') expect(read(more)).toBe(expected);
    else expect(read(more)).toMatch(expected);
  });

  it('takes the words of a search from the address before, where a campaign names none', () => {
    const referrer = 'https://yandex.ru/search?text=%D0%B6';
    const of = (query: string) => readSource({ ...facts, address: `${SHOP}?${query}`, referrer })?.trm;
    expect([of('utm_source=a'), of('utm_source=a&utm_term=b'), of('gclid=1')]).toEqual(['%D0%B6', 'b', '%D0%B6']);
  });

  it('puts a campaign before everything else, whatever came before', () => {
    const referrers = fc.constantFrom('', 'https://www.google.com/', 'https://blog.test/a', 'https://shop.test/', 'x');
    fc.assert(
      fc.property(fc.constantFrom(...TAGS), fc.string(), referrers, fc.boolean(), fc.boolean(), (...given) => {
        const [[tag, key], value, referrer, hasSession, isKnown] = given;
        const address = `${SHOP}?${new URLSearchParams({ [`utm_${tag}`]: value })}`;
        const source = readSource({ address, referrer, hasSession, isKnown });
        expect(source?.typ).toBe('utm');
        expect(source?.[key]).toBe(
          new URLSearchParams({ value }).toString().slice('value='.length) || (EMPTY.includes(tag) ? '' : '(none)'),
        );
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
