import { expect, test } from 'vitest';
import { ratioOf } from './ratio';

test.each([
  ['3:2', 1.5],
  [' 16 / 9 ', 16 / 9],
  ['0.5:1', 0.5],
  ['1:0', undefined],
  ['0:1', undefined],
  ['wide', undefined],
  ['', undefined],
  ['1:2:3', undefined],
  ['1..2:3', undefined],
])('%s is %s', (text, ratio) => {
  expect(ratioOf(text)).toBe(ratio);
});
