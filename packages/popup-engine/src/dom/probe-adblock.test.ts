import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resetPage } from '../../../core/src/testing/page';
import { probeAdblock } from './probe-adblock';

let height: number;

beforeEach(() => {
  vi.useFakeTimers();
  resetPage();
  height = 1;
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => height);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const probe = () => document.querySelector('.adsbox');

it('finds nothing where its probe is drawn, and removes it', () => {
  const found = vi.fn();
  probeAdblock(2, found);
  expect(probe()?.id).toMatch(/^.{6}$/);
  expect(probe()?.ariaHidden).toBe('true');
  vi.runAllTimers();
  expect(found).not.toHaveBeenCalled();
  expect(probe()).toBeNull();
});

const hide = () => {
  height = 0;
};

it.each([
  ['hidden', hide],
  ['removed', () => probe()?.remove()],
])('finds a blocker by a probe that is %s after the delay, not before', (_, block) => {
  const found = vi.fn();
  probeAdblock(2, found);
  block();
  vi.advanceTimersByTime(1999);
  expect(found).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(found).toHaveBeenCalledOnce();
});

it('leaves nothing when it is stopped', () => {
  const found = vi.fn();
  height = 0;
  probeAdblock(2, found)();
  expect(probe()).toBeNull();
  vi.runAllTimers();
  expect(found).not.toHaveBeenCalled();
});
