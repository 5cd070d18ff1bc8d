import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHeight, VIRAL_LINK_TYPES, viralAddress } from './viral-address';

const APP = 'https://app.hubspot.com/embedded-viral-link';

describe('viralAddress', () => {
  it.each([
    ['forms', `${APP}/forms?lang=en&portalId=7`],
    ['live-chat', `${APP}/live-chat?lang=en&portalId=7`],
    [' Forms ', `${APP}/forms?lang=en&portalId=7`],
  ])('makes of the type %j the address %s', (linkType, address) => {
    expect(viralAddress({ linkType, portalId: '7' })).toBe(address);
  });

  it.each(['', 'form', 'live_chat', '../admin', '__proto__', 'forms,live-chat'])(
    'throws for the type %j, and names it',
    (linkType) => {
      expect(() => viralAddress({ linkType })).toThrow(
        expect.objectContaining({
          code: 'INVALID_LINK_TYPE',
          message: `data-link-type is "${linkType}", expected forms or live-chat`,
        }),
      );
    },
  );

  it('says language and account, then what else is tracked', () => {
    const address = viralAddress({
      linkType: 'forms',
      portalId: '8100231',
      lang: 'pt-br',
      appBase: 'https://app.test/eu/',
      trackingParams: { utm_source: 'a b&c', __hstc: '1.2' },
    });
    expect(address).toBe(
      'https://app.test/eu/embedded-viral-link/forms?lang=pt-br&portalId=8100231&utm_source=a+b%26c&__hstc=1.2',
    );
  });

  it('leaves out an account that is not known, and takes English for no language', () => {
    expect(viralAddress({ linkType: 'forms', lang: '', portalId: '' })).toBe(`${APP}/forms?lang=en`);
  });

  it('does not let a tracking parameter replace language or account', () => {
    const trackingParams = { lang: 'xx', portalId: '666', utm_source: 'a' };
    expect(viralAddress({ linkType: 'forms', portalId: '7', lang: 'de', trackingParams })).toBe(
      `${APP}/forms?lang=de&portalId=7&utm_source=a`,
    );
  });

  it('leaves out tracking parameters that are no text', () => {
    const trackingParams = JSON.parse('{"a": {"b": 1}, "c": null, "d": "", "e": 2, "f": ["g"], "h": true}');
    expect(viralAddress({ linkType: 'forms', trackingParams })).toBe(`${APP}/forms?lang=en&e=2`);
  });

  it.each(['', '/app', 'javascript:alert(1)', 'app.test'])('throws where the base is %j', (appBase) => {
    expect(() => viralAddress({ linkType: 'forms', appBase })).toThrow(
      expect.objectContaining({ code: 'INVALID_BASE' }),
    );
  });

  it('answers a known path at the base with every parameter as it is', () => {
    const text = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(
        fc.record({
          linkType: fc.constantFrom(...VIRAL_LINK_TYPES),
          portalId: text,
          lang: text,
          appBase: fc.webUrl(),
          trackingParams: fc.dictionary(text, text),
        }),
        (link) => {
          const { origin, pathname, searchParams } = new URL(viralAddress(link));
          expect(origin).toBe(new URL(link.appBase).origin);
          expect(pathname.endsWith(`/embedded-viral-link/${link.linkType}`)).toBe(true);
          expect(searchParams.getAll('lang')).toEqual([link.lang || 'en']);
          if (link.portalId) expect(searchParams.getAll('portalId')).toEqual([link.portalId]);
          for (const [name, value] of Object.entries(link.trackingParams)) {
            if (!/^(lang|portalId)$/.test(name)) expect(searchParams.getAll(name)).toEqual(value ? [value] : []);
          }
        },
      ),
    );
  });
});

describe('readHeight', () => {
  it.each([0, 0.5, 44, 10_000])('takes %d', (height) => {
    expect(readHeight({ type: 'height', height })).toBe(height);
  });

  it.each([
    ...[undefined, null, 44, '44', 'height', [], ['height', 44], { height: 44 }, { type: 'height' }],
    ...[
      { type: 'width', height: 44 },
      { type: 'height', height: '44' },
      { type: 'height', height: '44px' },
    ],
    ...[-1, 10_000.5, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, null, [44], {}].map((height) => ({
      type: 'height',
      height,
    })),
  ])('passes over %j', (message) => {
    expect(readHeight(message)).toBeUndefined();
  });

  it('answers a height in range or nothing, whatever comes', () => {
    const height = fc.oneof(fc.double(), fc.anything());
    const message = fc.oneof(fc.anything(), fc.record({ type: fc.constantFrom('height', 'x'), height }));
    fc.assert(
      fc.property(message, (data) => {
        const answer = readHeight(data);
        if (answer === undefined) return;
        expect(answer).toBe((data as { height: unknown }).height);
        expect(answer >= 0 && answer <= 10_000).toBe(true);
      }),
    );
  });
});
