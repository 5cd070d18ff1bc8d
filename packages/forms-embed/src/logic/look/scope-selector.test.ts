import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scopeSelector } from './scope-selector';

const IN = ':where(#f, #f *)';

describe('scopeSelector', () => {
  it.each([
    ['.a', `.a${IN}`],
    ['.a .b > i', `.a .b > i${IN}`],
    ['.a, .b ', `.a${IN}, .b${IN}`],
    ['.a::before', `.a${IN}::before`],
    ['.a:after', `.a${IN}:after`],
    ['.a:hover::after,i', `.a:hover${IN}::after, i${IN}`],
    ['::selection', `${IN}::selection`],
    [':is(.a, .b:before) i', `:is(.a, .b:before) i${IN}`],
    ['[title="a, b::c"]', `[title="a, b::c"]${IN}`],
    ["[title='a\\', ]']", `[title='a\\', ]']${IN}`],
    ['.a\\,b', `.a\\,b${IN}`],
    ['.a\\:before', `.a\\:before${IN}`],
    [':root', '#f'],
    [':root, body', `#f, body${IN}`],
    [':root .a', `:root .a${IN}`],
    ['.first-line:first-of-type', `.first-line:first-of-type${IN}`],
  ])('%s', (selector, expected) => expect(scopeSelector(selector, { root: '#f' })).toBe(expected));

  it('can be stronger than the rules of a page', () =>
    expect(scopeSelector('i::before', { root: '#f', isStrong: true })).toBe('i:is(#f, #f *, #mk:not(*))::before'));

  it('leaves no part of any list without the form', () => {
    const part = fc.constantFrom('.a', 'b > i', ':not(.c, .d)', '[x=","]', '.e::before', 'f:hover', '.g\\,h');
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), (parts) => {
        const scoped = scopeSelector(parts.join(','), { root: '#f' });
        expect(scoped.split(IN)).toHaveLength(parts.length + 1);
        expect(scoped.replaceAll(IN, '')).toBe(parts.join(', '));
      }),
    );
  });
});
