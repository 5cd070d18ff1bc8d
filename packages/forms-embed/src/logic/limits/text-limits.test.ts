import { expect, it } from 'vitest';
import { CSS_LIMITS, countSelectors, findLongCss } from './text-limits';

it.each([
  ['m'.repeat(CSS_LIMITS.characters), 'm', '100,001 characters, expected at most 100,000'],
  ['a{}'.repeat(CSS_LIMITS.blocks), 'a{}', '501 blocks, expected at most 500'],
  [`a${',a'.repeat(CSS_LIMITS.commas)}{}`, 'a,b{}', '2,501 commas, expected at most 2,500'],
])('style rules are so many and so long at most', (css, more, long) => {
  expect(findLongCss(css)).toBe('');
  expect(findLongCss(css + more)).toBe(long);
});

it('counts each selector of a list', () => {
  expect(countSelectors('a,b{top:0}c{top:0}')).toBe(3);
});
