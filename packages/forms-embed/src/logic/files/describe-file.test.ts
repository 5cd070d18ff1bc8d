import { describe, expect, it } from 'vitest';
import { kindText, percentText, sizeText } from './describe-file';

describe('sizeText', () => {
  it.each([
    [0, 'en', '0 byte'],
    [900, 'en', '900 byte'],
    [1536, 'en', '1.5 kB'],
    [104_857_600, 'en', '100 MB'],
    [1_258_291, 'de', '1,2 MB'],
  ])('writes %i in %s as %s', (bytes, locale, text) => {
    expect(sizeText(bytes, locale).replace(/\u00a0/g, ' ')).toBe(text);
  });

  it('writes a number where the locale is none', () => {
    expect(sizeText(1024 * 1024, 'not a locale')).toContain('1');
  });
});

it('percentText writes a share', () => {
  expect(percentText(0.25, 'en')).toBe('25%');
});

describe('kindText', () => {
  it.each([
    ['a.pdf', 'application/pdf', 'PDF'],
    ['a', 'image/png', 'PNG'],
    ['archive.of.everything', '', ''],
    ['a', undefined, ''],
  ])('of %s with type %j is %j', (name, type, kind) => {
    expect(kindText({ name, size: 1, ...(type !== undefined && { type }) })).toBe(kind);
  });
});
