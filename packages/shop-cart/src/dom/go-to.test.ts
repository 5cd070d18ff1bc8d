import { afterEach, expect, it } from 'vitest';
import { goTo } from './go-to';

afterEach(() => history.replaceState(null, '', '/'));

it('opens an address of the web, also a relative one', () => {
  expect(goTo('#basket')).toBe(true);
  expect(location.hash).toBe('#basket');
  expect(goTo(`${location.origin}/#other`)).toBe(true);
  expect(location.hash).toBe('#other');
});

it.each([
  undefined,
  null,
  '',
  'javascript:void(0)',
  ' javascript:void(0)',
  'java\nscript:void(0)',
  'data:text/html,x',
  'mailto:a@b.c',
  'https://[',
])('stays on the page for %j', (address) => {
  const { href } = location;
  expect(goTo(address)).toBe(false);
  expect(location.href).toBe(href);
});
