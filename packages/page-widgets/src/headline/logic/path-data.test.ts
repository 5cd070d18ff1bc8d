import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pathData, viewBoxOf } from './path-data';

it.each([
  [' M0,42.2494C62.5,42.2494,62.5.25,125,.25s62.5,41.9994,125,41.9994 ', true],
  ['m.25 125.25a125 125 0 1 1 125 125', true],
  ['M1e-3 2z', true],
  ['', false],
  ['L0 0', false],
  ['M0 0"><script>', false],
  ['url(#a)', false],
  [`M${'1 '.repeat(20_000)}`, false],
])('path data %j', (text, isSome) => {
  expect(pathData(text)).toBe(isSome ? text.trim() : '');
});

it('lets nothing through that could be markup or a function', () => {
  fc.assert(fc.property(fc.string(), (text) => !/[<>"'&()#:;]/.test(pathData(text) || pathData(`M0 0${text}`))));
});

it.each([
  ['0 0 250 42.4994', null, null, '0 0 250 42.4994'],
  ['0,0,250,42', null, null, '0 0 250 42'],
  [null, '250px', '42', '0 0 250 42'],
  [null, '100%', '', null],
  ['0 0 0 42', null, null, null],
  ['0 0 x 42', '1', '1', null],
  ['0 0 1 1 1', null, null, null],
])('view %j %j %j is %j', (viewBox, width, height, expected) => {
  expect(viewBoxOf(viewBox, width, height)).toBe(expected);
});
