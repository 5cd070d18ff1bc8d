import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { putMarkup, resetPage } from '../../../core/src/testing/page';
import type { Effect } from '../logic/effects';
import { fakeAnimations } from '../testing/fake-observers';
import { tieToPointer } from './tie-to-pointer';

let animations: ReturnType<typeof fakeAnimations>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  resetPage();
  animations = fakeAnimations();
});

afterEach(() => {
  vi.useRealTimers();
});

const effect = (name: string): Effect => ({ name, amount: 1, direction: '', start: 0, end: 100 });

function move(clientX: number, clientY: number, pointerType = 'mouse') {
  const event = Object.assign(new Event('pointermove'), { clientX, clientY, pointerType });
  window.dispatchEvent(event);
}

const times = () => [...animations].map(({ currentTime }) => currentTime);

it('moves along each axis that has an effect, once a frame, beginning in the middle', () => {
  const stop = tieToPointer(putMarkup('<div></div>'), [effect('translateX'), effect('tilt')], false);
  expect(times()).toEqual([50, 50]);
  move(0, 0);
  move(innerWidth, innerHeight / 4);
  expect(times()).toEqual([50, 50]);
  vi.advanceTimersToNextFrame();
  expect(times()).toEqual([100, 25]);
  stop();
});

it('makes no animation along an axis where nothing moves', () => {
  const stop = tieToPointer(putMarkup('<div></div>'), [effect('translateY')], false);
  expect(times()).toEqual([50]);
  move(0, innerHeight);
  vi.advanceTimersToNextFrame();
  expect(times()).toEqual([100]);
  stop();
});

it('does not follow fingers, and nothing after it is stopped', () => {
  const stop = tieToPointer(putMarkup('<div></div>'), [effect('translateX')], false);
  move(innerWidth, 0, 'touch');
  expect(vi.getTimerCount()).toBe(0);
  move(innerWidth, 0);
  stop();
  expect(vi.getTimerCount()).toBe(0);
  expect(animations.size).toBe(0);
  move(0, 0);
  expect(vi.getTimerCount()).toBe(0);
});
