import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isAction, networkOf, shareAddress } from './networks';

const SHARED = { url: 'https://site.test/a?b=1&c=2#d', title: 'Jugs & cups', image: '', instance: 'mastodon.social' };
const NAMES =
  'facebook x linkedin pinterest threads bluesky mastodon reddit vk odnoklassniki tumblr telegram whatsapp xing digg email';

it.each([
  ['facebook', 'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fsite.test%2Fa%3Fb%3D1%26c%3D2%23d'],
  [
    'bluesky',
    'https://bsky.app/intent/compose?text=Jugs%20%26%20cups%20https%3A%2F%2Fsite.test%2Fa%3Fb%3D1%26c%3D2%23d',
  ],
  ['email', 'mailto:?subject=Jugs%20%26%20cups&body=https%3A%2F%2Fsite.test%2Fa%3Fb%3D1%26c%3D2%23d'],
  [
    'pinterest',
    'https://www.pinterest.com/pin/create/button/?url=https%3A%2F%2Fsite.test%2Fa%3Fb%3D1%26c%3D2%23d&description=Jugs%20%26%20cups',
  ],
  ['copy', ''],
  ['stumbleupon', ''],
  ['constructor', ''],
])('by %s', (name, expected) => {
  expect(shareAddress(name, SHARED)).toBe(expected);
});

it('knows the names that pages have for one network', () => {
  expect(['twitter', 'x-twitter', 'ok', 'facebook', 'toString'].map(networkOf)).toEqual([
    'x',
    'x',
    'odnoklassniki',
    'facebook',
    'toString',
  ]);
  expect(['copy', 'print', 'native', 'facebook', 'toString'].map(isAction)).toEqual([true, true, true, false, false]);
});

it('asks the instance that the visitor or the page names, and no address in its place', () => {
  const at = (instance: string) => new URL(shareAddress('mastodon', { ...SHARED, instance })).host;
  expect(at('chaos.social')).toBe('chaos.social');
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom('a/b', 'u@evil.test', 'evil.test?', '//x')), (instance) => {
      expect(() => at(instance)).not.toThrow();
      const url = new URL(shareAddress('mastodon', { ...SHARED, instance }));
      expect([url.protocol, url.username, url.pathname]).toEqual(['https:', '', '/share']);
    }),
  );
});

it('carries what is shared as it is, and no more, whatever it says', () => {
  const words = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(fc.constantFrom(...NAMES.split(' ')), words, words, fc.webUrl(), (name, title, image, url) => {
      const address = new URL(shareAddress(name, { ...SHARED, title, image, url }));
      expect(address.protocol).toMatch(name === 'email' ? 'mailto:' : 'https:');
      const values = [...address.searchParams.values()];
      const known = [url, title, image, `${title} ${url}`];
      expect(values.every((value) => known.includes(value))).toBe(true);
      expect(values.some((value) => value.endsWith(url))).toBe(true);
    }),
  );
});
