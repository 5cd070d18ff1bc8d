import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { putMarkup, resetPage, settleMicrotasks } from '../../core/src/testing/page';
import { watchElements } from '../src/dialects/elementor/watch-elements';
import { whenPageChanges } from '../src/dialects/elementor/watch-page';

/** The dialect watches a page for as long as that is there; the page of the tests is that of other files, too. */
const observe = vi.spyOn(MutationObserver.prototype, 'observe');

/** Lets the page be looked through, if it has changed. */
async function look(): Promise<void> {
  await settleMicrotasks();
  vi.runAllTimers();
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(async () => {
  resetPage();
  await look();
  vi.useRealTimers();
});

afterAll(() => {
  for (const observer of observe.mock.contexts) (observer as MutationObserver).disconnect();
  observe.mockRestore();
});

it('looks through the page when elements come and go, not when a text changes', async () => {
  const number = putMarkup('<b>1</b>');
  const looked = vi.fn();
  whenPageChanges(looked);
  const changes = async () => {
    await look();
    const { length } = looked.mock.calls;
    looked.mockClear();
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

it('undoes what was done with an element once: when it is removed, or when everything is', async () => {
  const [first, second] = [putMarkup('<b class="taken"></b>'), putMarkup('<b class="taken"></b>')];
  const undo = vi.fn();
  const take = vi.fn(async (element: HTMLElement) => () => undo(element));
  watchElements('.taken', take);
  await settleMicrotasks();
  first.remove();
  await look();
  expect(undo.mock.calls).toEqual([[first]]);

  dispatchEvent(new Event('mountkit:gone'));
  expect(undo.mock.calls).toEqual([[first], [second]]);
  second.remove();
  await look();
  expect(undo).toHaveBeenCalledTimes(2);
  expect(take).toHaveBeenCalledTimes(2);
});

it('keeps nothing of an element whose code was still loading when everything was removed', async () => {
  const element = putMarkup('<b class="late"></b>');
  let arrive = () => {};
  const undo = vi.fn();
  const take = vi.fn(
    () =>
      new Promise<typeof undo>((resolve) => {
        arrive = () => resolve(undo);
      }),
  );
  watchElements('.late', take);
  expect(take.mock.calls).toEqual([[element]]);
  dispatchEvent(new Event('mountkit:gone'));
  arrive();
  await settleMicrotasks();
  expect(undo).toHaveBeenCalledTimes(1);
});
