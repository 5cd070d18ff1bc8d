import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { httpBase, readHttpBase } from './http-base';

describe('readHttpBase', () => {
  it.each([
    ['https://app.test', 'https://app.test'],
    ['https://app.test/', 'https://app.test'],
    ['https://app.test//', 'https://app.test'],
    ['http://localhost:4173/app/', 'http://localhost:4173/app'],
    ['HTTPS://App.Test:443/A', 'https://app.test/A'],
    ['https://ada:secret@app.test/a?b=c#d', 'https://app.test/a'],
    [' https://app.test ', 'https://app.test'],
  ])('makes of %j the base %s', (address, base) => {
    expect(readHttpBase(address)).toBe(base);
  });

  it.each([
    ...['', '/signup', '//app.test', 'app.test', 'localhost:4173', 'https://', 'https://exa mple'],
    ...['javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,a', 'blob:https://app.test/a', 'file:///etc'],
  ])('answers null for %j', (address) => {
    expect(readHttpBase(address)).toBeNull();
  });

  it('answers null or a base that is its own base, and never throws', () => {
    const address = fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true, withFragments: true }));
    fc.assert(
      fc.property(address, (text) => {
        const base = readHttpBase(text);
        if (base === null) return;
        expect(base).toMatch(/^https?:\/\/[^?#]*[^/?#]$/);
        expect(readHttpBase(base)).toBe(base);
      }),
    );
  });
});

describe('httpBase', () => {
  it('reads texts only', () => {
    const { read } = httpBase('https://app.test');
    expect(read('https://other.test/')).toBe('https://other.test');
    for (const raw of ['', 'other.test', null, undefined, true, {}, ['https://other.test']]) {
      expect(read(raw)).toBeUndefined();
    }
  });
});
