import { expect, test } from 'vitest';
import { placeAtTitle } from './place-at-title';

const TITLE = { left: 400, right: 500, width: 300, window: 1000 };

test.each([
  ['left', 400],
  ['right', 200],
  ['center', 300],
  [undefined, 300],
])('a panel is put at the %s of its title', (align, left) => {
  expect(placeAtTitle({ ...TITLE, align })).toBe(left);
});

test('a panel stays in the window, at its left edge if it is wider', () => {
  expect(placeAtTitle({ ...TITLE, left: 900, right: 1000, align: 'left' })).toBe(700);
  expect(placeAtTitle({ ...TITLE, left: 0, right: 100, align: 'center' })).toBe(0);
  expect(placeAtTitle({ ...TITLE, width: 1200, align: 'center' })).toBe(0);
});
