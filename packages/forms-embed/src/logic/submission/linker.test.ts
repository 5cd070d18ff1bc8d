import { describe, expect, it } from 'vitest';
import { linkParameters } from './linker';

const PAGE = 'https://www.site.test/start';
const TRACKING = { __hstc: 't', __hssc: 'c', __hsfp: '3', hutk: 'h' };
const ALL = [
  { name: '__hsfp', value: '3' },
  { name: '__hssc', value: 'c' },
  { name: '__hstc', value: 't' },
];

describe('linkParameters', () => {
  it.each(['https://other.test/', 'https://shop.site.test/', '//other.test/x', 'http://other.test:8080/'])(
    'ties the visit to %s',
    (target) => {
      expect(linkParameters(target, PAGE, TRACKING)).toEqual(ALL);
    },
  );

  it.each([
    '/next',
    'https://www.site.test/next',
    'http://www.site.test:8080/',
    '?a=1',
    '',
    'https://',
    'javascript:x',
  ])('adds nothing within the domain, nor where there is none: %j', (target) => {
    expect(linkParameters(target, PAGE, target.startsWith('javascript') ? {} : TRACKING)).toEqual([]);
  });

  it('adds nothing that is not known', () => {
    expect(linkParameters('https://other.test/', PAGE, { __hstc: 't', __hssc: '', __hsfp: 3 })).toEqual([
      { name: '__hstc', value: 't' },
    ]);
  });
});
