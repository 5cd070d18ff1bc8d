import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COOKIES, countView, FIELDS, type Origin, readGroup, valueAt, writeGroup } from './attribution';
import { decodeText, TAGS } from './visit-source';

const VIEW = {
  address: 'https://shop.test/?utm_source=news',
  referrer: '',
  userAgent: 'A browser/1',
  now: Date.UTC(2026, 10, 21, 9, 8, 7),
};

describe('countView', () => {
  it('knows the first page of a visitor', () => {
    const origin = countView({}, VIEW);
    expect(origin.current).toMatchObject({ typ: 'utm', src: 'news', mdm: '(none)' });
    expect(origin.first).toEqual(origin.current);
    expect(origin.current_add).toEqual({ fd: '2026-11-21 09:08:07', ep: VIEW.address, rf: '(none)' });
    expect(origin.session).toEqual({ pgs: '1', cpg: VIEW.address });
    expect(origin.udata).toEqual({ vst: '1', uip: '(none)', uag: VIEW.userAgent });
    // Without it the shop's own script would count the pages from the beginning on its next page.
    expect(writeGroup(origin.migrations ?? {})).toBe('1418474375998%3D1');
    expect(countView({ migrations: { other: '1' } }, VIEW).migrations).toEqual({ other: '1' });
  });

  it('counts pages of a visit and visits, and keeps where both began', () => {
    const next = { ...VIEW, address: 'https://shop.test/next/', now: VIEW.now + 1000 };
    const first = countView({}, VIEW);
    const second = countView(first, next);
    expect(second).toMatchObject({ session: { pgs: '2' }, udata: { vst: '1' } });
    expect([second.current, second.current_add]).toEqual([first.current, first.current_add]);
    const later = countView({ ...second, session: undefined }, next);
    expect(later).toMatchObject({ session: { pgs: '1' }, udata: { vst: '2' }, current: first.current });
    const other = countView({ ...second, session: undefined }, { ...next, referrer: 'https://blog.test/a' });
    expect(other.current).toMatchObject({ typ: 'referral', src: 'blog.test' });
    expect(other.current_add).toMatchObject({ rf: 'https://blog.test/a', ep: next.address });
    expect([other.first, other.first_add]).toEqual([first.first, first.first_add]);
  });

  it('has a value for each of the sixteen fields', () => {
    const origin = countView({}, VIEW);
    const values = Object.values(FIELDS).map((place) => {
      const [group = '', key = ''] = place.split('.');
      return origin[group]?.[key];
    });
    expect(values).toHaveLength(16);
    expect(values.every(Boolean)).toBe(true);
  });

  it('counts up from whatever the cookies say', () => {
    const group = fc.option(fc.dictionary(fc.string(), fc.string()), { nil: undefined });
    const any: fc.Arbitrary<Origin> = fc.record({ current: group, current_add: group, session: group, udata: group });
    fc.assert(
      fc.property(any, (before) => {
        const { session, udata } = countView(before, VIEW);
        expect(Number(session?.pgs)).toBeGreaterThanOrEqual(1);
        expect(Number(udata?.vst)).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

it.each([
  ['Spring%20Sale', 'Spring Sale'],
  ['a+b', 'a+b'],
  ['%D0%B6', '\u0436'],
  ['100%', '100%'],
  ['%E4%', '\u00e4%'],
])('%j is legible as %j', (text, legible) => {
  expect([decodeText(text), valueAt({ current: { src: text } }, 'current.src')]).toEqual([legible, legible]);
});

it('has no value at a place that is none', () => {
  expect([valueAt({}, 'current.src'), valueAt({ current: {} }, 'current'), valueAt({})]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

describe('a cookie', () => {
  it('is read as it was written', () => {
    const value = fc
      .string({ unit: 'grapheme' })
      .filter((text) => !text.includes('|') && encodeURIComponent(text).length <= 150);
    const key = fc.stringMatching(/^[a-z]{2,3}$/);
    fc.assert(
      fc.property(fc.dictionary(key, value, { minKeys: 1, maxKeys: 5, noNullPrototype: true }), (group) => {
        expect(readGroup(decodeURIComponent(writeGroup(group)))).toEqual(group);
      }),
    );
  });

  it('has whole texts up to 900 bytes, and whole characters above', () => {
    const read = (length: number) =>
      readGroup(decodeURIComponent(writeGroup({ src: '%D0%B6'.repeat(length), mdm: 'a'.repeat(200) })));
    expect(read(60)).toEqual({ src: '%D0%B6'.repeat(60), mdm: 'a'.repeat(200) });
    const { src = '', mdm } = read(80) ?? {};
    expect([decodeText(src), mdm]).toEqual(['\u0436'.repeat(9), 'a'.repeat(90)]);
  });

  it('has a text that is encoded in another way cut anywhere', () => {
    expect(writeGroup({ src: '%E4'.repeat(300) }).length).toBeLessThanOrEqual(100);
  });

  it('leaves room in a request’s header, however long the addresses are', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 200, maxLength: 2000, size: 'max' });
    fc.assert(
      fc.property(fc.array(text, { minLength: 10, maxLength: 10 }), ([path, ...values]) => {
        const query = new URLSearchParams(values.map((value, at) => [`utm_${TAGS[at]?.[0]}`, value]));
        const { href } = new URL(`https://shop.test/${encodeURIComponent(path as string)}?${query}`);
        const origin = countView({}, { ...VIEW, address: href, referrer: href, userAgent: href });
        const cookies = Object.values(origin).map((group) => btoa(writeGroup(group ?? {})));
        expect(cookies.join('').length).toBeLessThan(7800);
      }),
      { numRuns: 50 },
    );
  });

  it('is written as the incumbent writes it', () => {
    expect(writeGroup({ typ: 'utm', src: 'a b' })).toBe(encodeURIComponent('typ=utm|||src=a b'));
    expect(readGroup('')).toBeUndefined();
    expect(writeGroup({ src: 'a|||typ=x' })).toBe(encodeURIComponent('src=atyp=x'));
  });

  it('has an empty value where a part is no pair', () => {
    expect(readGroup('<img src>|||a=b=c||||||')).toEqual({ '<img src>': '', a: 'b=c', '': '' });
  });

  it('can be counted on and written again, whoever wrote it', () => {
    const text = fc.array(fc.oneof(fc.string(), fc.constantFrom('|||', '=', 'pgs=')), { maxLength: 8 });
    fc.assert(
      fc.property(text, (parts) => {
        const before = Object.fromEntries(COOKIES.map((name) => [name, readGroup(parts.join(''))]));
        for (const group of Object.values(countView(before, VIEW)))
          expect(typeof writeGroup(group ?? {})).toBe('string');
      }),
    );
  });
});
