import { describe, expect, it } from 'vitest';
import { sameOriginAddress, webAddress } from './sender';

const base = new URL('https://shop.example/start/?a=1');

describe('an address to go to', () => {
  it.each([
    ['/thanks/', 'https://shop.example/thanks/'],
    ['done?x=1#y', 'https://shop.example/start/done?x=1#y'],
    ['https://shop.example/thanks', 'https://shop.example/thanks'],
    ['/a\r\nSet-Cookie: b=c', 'https://shop.example/aSet-Cookie:%20b=c'],
  ])('may be %j', (address, url) => {
    expect(sameOriginAddress(address, base)?.href).toBe(url);
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example',
    '/\t/evil.example/',
    'http://shop.example/',
    'https://shop.example:8443/',
    'https://shop.example.evil.example/',
    'https://shop.example@evil.example/',
    'https://user:secret@shop.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://',
  ])('may not be %j', (address) => {
    expect(sameOriginAddress(address, base)).toBeNull();
  });
});

describe('an address of the web', () => {
  it.each([undefined, '', 'null', '/path', 'ftp://a.example/', 'about:blank'])('is not %j', (text) => {
    expect(webAddress(text)).toBeNull();
  });
});
