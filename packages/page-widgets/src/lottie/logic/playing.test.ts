import { expect, it } from 'vitest';
import { directionAfter, framesOf, repetitions, scrolled } from './playing';

it.each([
  [0, 100, [10, 110]],
  [20, 60, [30, 70]],
  [-5, 250, [10, 110]],
  [60, 20, [70, 71]],
  [100, 100, [109, 110]],
])('plays from %d to %d percent of its frames, at least one', (start, end, frames) => {
  expect(framesOf({ ip: 10, op: 110 }, { start, end })).toEqual(frames);
});

it.each([
  [false, 5, false],
  [true, 0, true],
  [true, -2, true],
  [true, 1, 0],
  [true, 3, 2],
])('repeats with loop %s and times %d: %s', (loop, times, expected) => {
  expect(repetitions(loop, times)).toBe(expected);
});

it('goes there and back as often as it is asked to', () => {
  const runs = [0, 1, 2, 3, 4];
  expect(runs.map((run) => directionAfter(run, false))).toEqual([1, -1, 0, 0, 0]);
  expect(runs.map((run) => directionAfter(run, 1))).toEqual([1, -1, 1, -1, 0]);
  expect(runs.map((run) => directionAfter(run, true))).toEqual([1, -1, 1, -1, 1]);
});

it.each([
  [0.25, 0, 100, 0.25],
  [0.25, 50, 100, 0],
  [0.75, 50, 100, 0.5],
  [0.9, 20, 60, 1],
  [0.5, 60, 20, 0],
])('at %d of its way, between %d and %d percent, is scrolled to %d', (way, start, end, expected) => {
  expect(scrolled(way, start, end)).toBe(expected);
});
