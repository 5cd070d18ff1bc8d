import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchInactivity } from './watch-inactivity';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('fires once, when nobody has done anything for so long', () => {
  const fire = vi.fn();
  watchInactivity(30, fire);
  vi.advanceTimersByTime(29_999);
  expect(fire).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(fire).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(100_000);
  expect(fire).toHaveBeenCalledOnce();
});

it.each(['pointermove', 'touchmove', 'wheel', 'keydown', 'scroll'])('begins again after %s, with one timer', (name) => {
  const fire = vi.fn();
  const stop = watchInactivity(30, fire);
  vi.advanceTimersByTime(20_000);
  document.body.dispatchEvent(new Event(name));
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(29_999);
  expect(fire).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(fire).toHaveBeenCalledOnce();
  stop();
});

it('ends when it is stopped', () => {
  const fire = vi.fn();
  watchInactivity(30, fire)();
  expect(vi.getTimerCount()).toBe(0);
});
