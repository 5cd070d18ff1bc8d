import { expect, it } from 'vitest';
import { type Hiding, hideOrShow, type Scrolled } from './hide-on-scroll';

const page = { most: 3000, isStuck: true, hasFocus: false };
/** Whether it is hidden after each of these scrolls. */
const run = (scrolls: readonly number[], more: Partial<Scrolled> = {}) => {
  let state: Hiding = { isHidden: false, turn: 0 };
  return scrolls.map((y) => {
    state = hideOrShow(state, { ...page, y, ...more });
    return state.isHidden;
  });
};

it('hides while the page is scrolled down, and comes back while it is scrolled up', () => {
  expect(run([0, 5, 100, 900, 905, 895, 890, 800])).toEqual([false, false, true, true, true, false, false, false]);
});

it('does not follow a finger that trembles', () => {
  expect(run([100, 104, 98, 104, 97])).toEqual([true, true, true, true, true]);
});

it('counts from where the page turned', () => {
  expect(run([500, 496, 491, 496, 498, 500, 502])).toEqual([true, true, false, false, false, true, true]);
});

it.each([
  ['in its own place', { isStuck: false }],
  ['with the focus in it', { hasFocus: true }],
])('is shown %s', (_, more) => expect(run([100, 900, 2000], more)).toEqual([false, false, false]));

it('stays as it is where the browser bounces at an end of the page', () => {
  expect(run([2900, 3000, 3060, 3000])).toEqual([true, true, true, true]);
  expect(run([-40, 0, -20, 0])).toEqual([false, false, false, false]);
});
