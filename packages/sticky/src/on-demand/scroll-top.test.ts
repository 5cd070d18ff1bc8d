import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { putMarkup, resetPage } from '../../../core/src/testing/page';
import { mountScrollTop, scrollTop } from '../mount';
import { fakeObservers } from '../testing/fake-observers';

let observers: ReturnType<typeof fakeObservers>;

beforeEach(() => {
  resetPage();
  observers = fakeObservers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

afterEach(() => {
  scrollTop.registry.removeAll();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function start() {
  const button = putMarkup('<button hidden style="display: flex">Up</button>');
  const handle = mountScrollTop(button);
  await handle.ready;
  const atTop = (isIntersecting: boolean) => observers.intersections[0]?.fire([{ isIntersecting }]);
  const mark = () => document.querySelector<HTMLElement>('mountkit-marks');
  return { atTop, button, handle, mark };
}

it('is hidden at the top of the page, whatever its display is, and shown beyond', async () => {
  const { atTop, button, handle, mark } = await start();
  expect(mark()?.style.height).toBe('300px');
  atTop(false);
  expect([button.hidden, button.style.display]).toEqual([false, 'flex']);
  atTop(true);
  expect([button.hidden, button.style.display]).toEqual([true, 'none']);
  handle.update({ beyond: 50 });
  expect(mark()?.style.height).toBe('50px');
  handle.unmount();
  expect([button.hidden, button.style.display, mark()]).toEqual([true, 'flex', null]);
});

it('leads to the top, and takes the keyboard along', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const { atTop, button } = await start();
  atTop(false);
  button.focus();
  button.click();
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'smooth' }]]);
  expect(document.activeElement).toBe(document.body);
  expect(document.body.hasAttribute('tabindex')).toBe(false);
});
