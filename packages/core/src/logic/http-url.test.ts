import fc from 'fast-check';
import { expect, it } from 'vitest';
import { httpUrl } from './http-url';

const BASE = 'https://site.test/page/';

it.each([
  ['/a', 'https://site.test/a'],
  ['//cdn.test/a.svg', 'https://cdn.test/a.svg'],
  ['https://other.test/a?b=c#d', 'https://other.test/a?b=c#d'],
  ['javascript:alert(1)', ''],
  [' java\nscript:alert(1)', ''],
  ['data:text/html,x', ''],
  ['http://', ''],
])('%j is %j', (text, expected) => {
  expect(httpUrl(text, BASE)).toBe(expected);
});

it('is http(s) or nothing, whatever a page writes', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.webUrl()), (text) => /^(?:https?:.*)?$/.test(httpUrl(text, BASE))));
});
