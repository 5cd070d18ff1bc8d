import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { putMarkup, resetPage, watchReports } from '../../../../core/src/testing/page';

/** The callback of the observer that was made last. */
let notify: (entries: readonly object[]) => void = () => {};

/** An observer that says what a test lets it say: jsdom has no layout. */
class Observer {
  constructor(callback: typeof notify) {
    notify = callback;
  }
  observe() {}
  unobserve() {}
}

let reports: readonly string[];

beforeEach(() => {
  resetPage();
  reports = watchReports();
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('IntersectionObserver', Observer);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const fail = () => {
  throw new Error('no');
};

it.each([
  ['onResize', async () => (await import('./on-resize')).onResize],
  ['whenInView', async () => (await import('./in-view')).whenInView],
])('%s: one that throws, in reading or in writing, stops none of the others and is reported once', async (_, load) => {
  // Another file of tests may have made the one observer.
  vi.resetModules();
  const follow = await load();
  const written = vi.fn();
  const elements = [() => fail, fail, () => written].map((read) => {
    const target = putMarkup('<p></p>');
    const stop = follow(target, read as () => () => unknown);
    return { target, stop, isIntersecting: true };
  });
  notify(elements);
  expect(written).toHaveBeenCalledTimes(1);
  expect(reports).toEqual([expect.stringContaining('a listener to sizes or places threw')]);
  for (const { stop } of elements) stop();
});
