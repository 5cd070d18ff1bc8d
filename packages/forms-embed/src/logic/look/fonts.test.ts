import { describe, expect, it } from 'vitest';
import { FONTS_SRC, familyToFetch, fontAddress } from './fonts';

describe('familyToFetch', () => {
  it.each([
    ['Titillium Web', 'Titillium Web'],
    ['"Source Sans 3", Arial, sans-serif', 'Source Sans 3'],
    ["'Noto Sans', serif", 'Noto Sans'],
    [' Lato ,serif', 'Lato'],
    ['', null],
    ['Arial, Helvetica, sans-serif', null],
    ['helvetica', null],
    ['"Times New Roman"', null],
    ['system-ui', null],
    ['inherit', null],
    ['Lato&x=1', null],
    ['url(x)', null],
    ['<b>', null],
  ])('%j: %j', (fontFamily, family) => expect(familyToFetch(fontFamily)).toBe(family));
});

describe('fontAddress', () => {
  it('asks for three weights', () =>
    expect(fontAddress(FONTS_SRC, 'Titillium Web')).toBe(
      'https://fonts.googleapis.com/css?family=Titillium%20Web:400,500,700&display=swap',
    ));

  it('keeps the query of a service', () =>
    expect(fontAddress('https://fonts.test/css?key=1', 'Lato')).toBe(
      'https://fonts.test/css?key=1&family=Lato:400,500,700&display=swap',
    ));
});
