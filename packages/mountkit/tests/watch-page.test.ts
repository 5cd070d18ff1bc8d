import { afterEach, expect, it, vi } from 'vitest';
import { putMarkup, resetPage, settleMicrotasks } from '../../core/src/testing/page';
import { whenPageChanges } from '../src/dialects/elementor/watch-page';

afterEach(async () => {
  resetPage();
  // The observer is that of all tests: what it has put off is done before the next one.
  await settleMicrotasks();
  vi.runAllTimers();
  vi.useRealTimers();
});

it('looks through the page when elements come and go, not when a text changes', async () => {
  vi.useFakeTimers();
  const number = putMarkup('<b>1</b>');
  const look = vi.fn();
  whenPageChanges(look);
  const changes = async () => {
    await settleMicrotasks();
    vi.runAllTimers();
    const { length } = look.mock.calls;
    look.mockClear();
    return length;
  };
  await changes();
  number.textContent = '2';
  expect(await changes()).toBe(0);
  number.append(document.createElement('i'));
  expect(await changes()).toBe(1);
  number.replaceChildren('3');
  expect(await changes()).toBe(1);
});
