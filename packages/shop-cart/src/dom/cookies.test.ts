import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearCookies } from '../testing/open-cart';
import { readCookie } from './cookies';

beforeEach(clearCookies);
afterEach(() => {
  vi.restoreAllMocks();
  clearCookies();
});

const write = (text: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way.
  document.cookie = text;
};

it('reads the cookie of exactly this name', () => {
  for (const text of ['other_hash=1', 'hash=two%20words', 'hash_2=3']) write(text);
  expect(readCookie('hash')).toBe('two words');
  expect(readCookie('ash')).toBe('');
});

it('keeps equals signs in the value', () => {
  write('hash=a=b==');
  expect(readCookie('hash')).toBe('a=b==');
});

it.each([
  ['is empty', 'hash='],
  ['cannot be decoded', 'hash=%E0%A4%A'],
])('answers an empty text if the value %s', (_, text) => {
  write(text);
  expect(readCookie('hash')).toBe('');
});

it('answers an empty text if the page may read no cookies', () => {
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('sandboxed', 'SecurityError');
  });
  expect(readCookie('hash')).toBe('');
});
