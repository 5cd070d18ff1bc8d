import { afterEach, expect, it, vi } from 'vitest';
import { putMarkup, resetPage, settleMicrotasks } from '../../core/src/testing/page';
import { watchElements } from '../src/dialects/elementor/watch-elements';

afterEach(async () => {
  resetPage();
  // The observer is that of all tests: what it has put off is done before the next one.
  await settleMicrotasks();
  vi.runAllTimers();
  vi.useRealTimers();
});

it('undoes what was done with an element once: when it is removed, or when everything is', async () => {
  vi.useFakeTimers();
  const [first, second] = [putMarkup('<b class="taken"></b>'), putMarkup('<b class="taken"></b>')];
  const undo = vi.fn();
  const take = vi.fn(async (element: HTMLElement) => () => undo(element));
  watchElements('.taken', take);
  await settleMicrotasks();
  first.remove();
  await settleMicrotasks();
  vi.runAllTimers();
  expect(undo.mock.calls).toEqual([[first]]);

  dispatchEvent(new Event('mountkit:removed'));
  expect(undo.mock.calls).toEqual([[first], [second]]);
  second.remove();
  await settleMicrotasks();
  vi.runAllTimers();
  expect(undo).toHaveBeenCalledTimes(2);
  expect(take).toHaveBeenCalledTimes(2);
});
