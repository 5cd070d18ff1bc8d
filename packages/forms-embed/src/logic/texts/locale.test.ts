import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRightToLeft, LOCALES, resolveLocale } from './locale';

describe('resolveLocale', () => {
  it.each([...LOCALES, 'en'])('takes %s for itself, in any case, with either sign, with more parts', (code) => {
    expect(resolveLocale(code)).toBe(code);
    expect(resolveLocale(` ${code.toUpperCase().replace('-', '_')} `)).toBe(code);
    expect(resolveLocale(`${code}-x-page`)).toBe(code);
  });

  it.each([
    ['de-AT', 'de'],
    ['de-CH', 'de'],
    ['de-CH-1996', 'de'],
    ['nl_BE', 'nl'],
    ['en-US', 'en'],
    ['en-CA', 'en'],
    ['en-AU', 'en-gb'],
    ['en-IE', 'en-gb'],
    ['en-xx', 'en'],
    ['es-ES', 'es'],
    ['es-AR', 'es-mx'],
    ['es-419', 'es-mx'],
    ['es_CO', 'es-mx'],
    ['es-GQ', 'es'],
    ['fr-BE', 'fr'],
    ['fr-CA', 'fr-ca'],
    ['pt-PT', 'pt'],
    ['pt-AO', 'pt'],
    ['nb', 'no'],
    ['nn', 'no'],
    ['nb-NO', 'no'],
    ['no-NO', 'no'],
    ['he', 'he-il'],
    ['iw', 'he-il'],
    ['iw-IL', 'he-il'],
    ['in', 'id'],
    ['in-ID', 'id'],
    ['fil', 'tl'],
    ['fil-PH', 'tl'],
    ['ar-SA', 'ar'],
    ['ar-EG', 'ar-eg'],
    ['fa-AF', 'fa'],
    ['bs-Latn-BA', 'hr'],
    ['sr-Latn', 'sr'],
    ['sr-Latn-RS', 'sr'],
    ['sr-Cyrl-RS', 'sr'],
    ['zh', 'zh-cn'],
    ['zh-Hans', 'zh-cn'],
    ['zh-Hans-CN', 'zh-cn'],
    ['zh-SG', 'zh-cn'],
    ['zh-Hant', 'zh-tw'],
    ['zh-Hant-TW', 'zh-tw'],
    ['zh-Hant-HK', 'zh-hk'],
    ['zh-MO', 'zh-hk'],
  ])('reads %s as %s', (requested, code) => {
    expect(resolveLocale(requested)).toBe(code);
  });

  it.each(['', ' ', '-', '_', '--de', 'xx', 'eo', 'german', 'd', 'constructor', '__proto__', 'de fr', 'he iw'])(
    'answers English for %j',
    (requested) => {
      expect(resolveLocale(requested)).toBe('en');
    },
  );

  it('always answers a table that there is, and the same for its answer', () => {
    const part = fc.oneof(fc.string(), fc.constantFrom(...LOCALES, 'en', 'zh', 'Hant', 'AT', 'nb', 'he', '419'));
    const code = fc.array(part, { maxLength: 4 }).chain((parts) => fc.constantFrom(parts.join('-'), parts.join('_')));
    fc.assert(
      fc.property(fc.oneof(fc.string(), code), (requested) => {
        const answer = resolveLocale(requested);
        expect(['en', ...LOCALES]).toContain(answer);
        expect(resolveLocale(answer)).toBe(answer);
      }),
    );
  });
});

describe('isRightToLeft', () => {
  it('is so of these tables and no other', () => {
    expect(LOCALES.filter(isRightToLeft)).toEqual(['ar', 'ar-eg', 'fa', 'he-il']);
  });

  it.each([
    'he',
    'iw_IL',
    'AR-sa',
    'ur-PK',
    'ps',
    'dv',
    'yi',
    'ckb',
    'ku-Arab',
    'sd',
    'ug-CN',
    'pa-Arab-PK',
    'ar-Arab',
  ])('is so of %s', (locale) => {
    expect(isRightToLeft(locale)).toBe(true);
  });

  it.each(['', 'en', 'de-AR', 'es-AR', 'ku', 'ku-Latn', 'sd-Deva', 'arabic', 'sq', 'xx-he', 'ar fa'])(
    'is not so of %j',
    (locale) => {
      expect(isRightToLeft(locale)).toBe(false);
    },
  );
});
