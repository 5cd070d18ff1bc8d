import { beforeEach, expect, it } from 'vitest';
import { putMarkup, resetPage } from '../../../core/src/testing/page';
import { hides, holdsFixed } from './ancestor-styles';

beforeEach(resetPage);

const styled = (style: string) => putMarkup(`<div style="${style}"></div>`);

it.each([
  'transform: rotate(3deg)',
  'perspective: 100px',
  'filter: blur(1px)',
  'will-change: opacity, transform',
  'contain: paint',
  'contain: strict',
])('holds what is fixed below it with %s', (style) => {
  expect(holdsFixed(styled(style))).toBe(true);
});

it.each(['', 'transform: none', 'will-change: opacity', 'position: relative', 'opacity: 0.5'])(
  'leaves what is fixed to the window with "%s"',
  (style) => expect(holdsFixed(styled(style))).toBe(false),
);

it('hides what is outside by its overflow, unless that is the window’s', () => {
  expect([styled('overflow: hidden'), styled('overflow: clip'), styled('overflow: visible')].map(hides)).toEqual([
    true,
    true,
    false,
  ]);
  document.body.style.overflow = 'hidden';
  expect([document.body, document.documentElement].map(hides)).toEqual([false, false]);
  document.body.removeAttribute('style');
});
