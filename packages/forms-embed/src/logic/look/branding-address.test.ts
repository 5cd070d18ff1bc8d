import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullForm, groupOf } from '../../testing/full-form';
import { readHttpBase } from '../definition/http-base';
import { brandingAddress } from './branding-address';

const formWith = (noBranding: boolean) =>
  fullForm([groupOf(['email'])], {
    portalId: '8100231',
    scopes: { noBranding, rawHtmlAccess: false, customStyleAccess: false },
  });

const EMBED = { brandingBase: 'https://app.test', mode: 'live', isCMSModuleEmbed: false, locale: 'en' } as const;

describe('brandingAddress', () => {
  it('says account and language', () => {
    expect(brandingAddress(formWith(false), EMBED)).toBe(
      'https://app.test/forms-embed-branding?portalId=8100231&lang=en',
    );
    expect(brandingAddress(formWith(false), { ...EMBED, brandingBase: 'http://localhost/a/', locale: 'pt-br' })).toBe(
      'http://localhost/a/forms-embed-branding?portalId=8100231&lang=pt-br',
    );
  });

  it.each(['live', 'preview', 'builder', 'test', 'cms-editor', 'video'] as const)('is there in the mode %s', (mode) => {
    expect(brandingAddress(formWith(false), { ...EMBED, mode })).not.toBeNull();
  });

  it('is null for accounts with the scope', () => {
    expect(brandingAddress(formWith(true), EMBED)).toBeNull();
  });

  it('is null for modules of the content system', () => {
    expect(brandingAddress(formWith(false), { ...EMBED, mode: 'cms-module' })).toBeNull();
    expect(brandingAddress(formWith(false), { ...EMBED, isCMSModuleEmbed: true })).toBeNull();
  });

  it.each(['', '/branding', 'javascript:alert(1)', 'data:text/html,a', 'app.test'])(
    'is null where the base is %j',
    (brandingBase) => {
      expect(brandingAddress(formWith(false), { ...EMBED, brandingBase })).toBeNull();
    },
  );

  it('is null or an http(s) address at the base, whatever a page says', () => {
    const base = fc.oneof(fc.string(), fc.webUrl());
    fc.assert(
      fc.property(base, fc.string({ unit: 'grapheme' }), (brandingBase, locale) => {
        const address = brandingAddress(formWith(false), { ...EMBED, brandingBase, locale });
        expect(address === null).toBe(readHttpBase(brandingBase) === null);
        if (address === null) return;
        const { protocol, origin, searchParams } = new URL(address);
        expect(protocol).toMatch(/^https?:$/);
        expect(origin).toBe(new URL(brandingBase).origin);
        expect([...searchParams]).toEqual([
          ['portalId', '8100231'],
          ['lang', locale],
        ]);
      }),
    );
  });
});
