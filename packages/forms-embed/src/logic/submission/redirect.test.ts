import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redirectAddress as redirectWith } from './redirect';

const redirectAddress = (target: string, page: string, values: readonly [name: string, value: string][]) =>
  redirectWith(
    target,
    page,
    values.map(([name, value]) => ({ name, value })),
  );

const PAGE = 'https://example.com/marketing/?utm=1#top';

describe('redirectAddress', () => {
  it.each([
    ['https://other.example/next', 'https://other.example/next'],
    ['http://other.example', 'http://other.example/'],
    ['HTTPS://other.example/', 'https://other.example/'],
    ['/pick-a-platform/', 'https://example.com/pick-a-platform/'],
    ['thanks.html', 'https://example.com/marketing/thanks.html'],
    ['?sent=1', 'https://example.com/marketing/?sent=1'],
    ['//other.example/x', 'https://other.example/x'],
    [' /trimmed/ ', 'https://example.com/trimmed/'],
  ])('makes of %j the address %s', (target, address) => {
    expect(redirectAddress(target, PAGE, [])).toBe(address);
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://example.com/x',
    'file:///etc/hosts',
    'ftp://example.com/',
    'mailto:a@b.co',
    'about:blank',
    'http://',
    'https://exa mple/',
  ])('answers null for %j', (target) => {
    expect(redirectAddress(target, PAGE, [['email', 'a@b.co']])).toBeNull();
  });

  it('answers null for a relative address on a page that has none', () => {
    expect(redirectAddress('/next', 'about:blank', [])).toBeNull();
    expect(redirectAddress('https://example.com/', 'about:blank', [])).toBe('https://example.com/');
  });

  it('appends the values as query parameters, encoded', () => {
    expect(redirectAddress('/next', PAGE, [['email', 'a+b&c=d@e.co']])).toBe(
      'https://example.com/next?email=a%2Bb%26c%3Dd%40e.co',
    );
    const address = new URL(
      redirectAddress('/next?keep=1#part', PAGE, [
        ['email', 'ü #?/'],
        ['first name', ''],
      ]) ?? '',
    );
    expect([...address.searchParams]).toEqual([
      ['keep', '1'],
      ['email', 'ü #?/'],
      ['first name', ''],
    ]);
    expect(address.hash).toBe('#part');
  });

  it('puts a value in the place of one that the address names already', () => {
    expect(redirectAddress('/next?email=old&email=older', PAGE, [['email', 'new']])).toBe(
      'https://example.com/next?email=new',
    );
  });

  it('never answers another scheme than http and https, and never throws', () => {
    const scheme = fc.constantFrom(
      'javascript:',
      'data:',
      'http:',
      'https:',
      'vbscript:',
      'blob:',
      '//',
      '',
      '\tjava\nscript:',
    );
    const target = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.tuple(scheme, fc.string()).map((parts) => parts.join('')),
    );
    const page = fc.oneof(fc.constant(PAGE), fc.webUrl(), fc.string());
    const values = fc.array(fc.tuple(fc.string({ unit: 'grapheme', minLength: 1 }), fc.string({ unit: 'grapheme' })), {
      maxLength: 3,
    });
    fc.assert(
      fc.property(target, page, values, (to, from, appended) => {
        const address = redirectAddress(to, from, appended);
        if (address === null) return;
        expect(address).toMatch(/^https?:\/\//);
        const { searchParams } = new URL(address);
        for (const [name, value] of new Map(appended)) expect(searchParams.get(name)).toBe(value);
      }),
    );
  });
});
