import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefetch } from './prefetch';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  vi.useRealTimers();
});

const saveData = (value: boolean) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: value } });

it('fetches when the pointer has rested for 65 milliseconds', () => {
  const fetch = vi.fn(async () => {});
  prefetch(fetch);
  vi.advanceTimersByTime(64);
  expect(fetch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(fetch).toHaveBeenCalledOnce();
});

it('fetches only the last of several that the pointer passes', () => {
  const [passed, last] = [vi.fn(async () => {}), vi.fn(async () => {})];
  prefetch(passed);
  vi.advanceTimersByTime(64);
  prefetch(last);
  vi.advanceTimersByTime(65);
  expect([passed.mock.calls.length, last.mock.calls.length]).toEqual([0, 1]);
});

it('can be cancelled, and only by whoever began it', () => {
  const [passed, last] = [vi.fn(async () => {}), vi.fn(async () => {})];
  const cancelPassed = prefetch(passed);
  const cancelLast = prefetch(last);
  cancelPassed();
  vi.advanceTimersByTime(65);
  expect(last).toHaveBeenCalledOnce();
  prefetch(last)();
  cancelLast();
  vi.runAllTimers();
  expect(last).toHaveBeenCalledOnce();
});

it.each([
  [true, 0],
  [false, 1],
])('if the browser saves data (%s), fetches %i times', (isSaving, times) => {
  saveData(isSaving);
  const fetch = vi.fn(async () => {});
  prefetch(fetch);
  vi.runAllTimers();
  expect(fetch).toHaveBeenCalledTimes(times);
});

it('drops a failure: the list is fetched again when it is needed', async () => {
  const fetch = vi.fn(() => Promise.reject(new Error('offline')));
  prefetch(fetch);
  // A rejection that nobody handles would fail the run.
  await vi.runAllTimersAsync();
  expect(fetch).toHaveBeenCalledOnce();
});
