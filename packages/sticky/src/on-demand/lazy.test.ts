import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { putMarkup, resetPage, watchReports } from '../../../core/src/testing/page';
import { lazy, mountLazy } from '../mount';
import { fakeObservers } from '../testing/fake-observers';

let observers: ReturnType<typeof fakeObservers>;
let reports: readonly string[];

beforeEach(() => {
  resetPage();
  observers = fakeObservers();
  reports = watchReports();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

afterEach(() => {
  lazy.registry.removeAll();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function start(background: string) {
  const element = putMarkup('<div id="box"></div>');
  element.dataset.background = background;
  const handle = mountLazy(element);
  await handle.ready;
  const near = (isIntersecting = true) => observers.intersections[0]?.fire([{ isIntersecting }]);
  return { element, handle, near, image: () => element.style.backgroundImage };
}

it('has its background when it comes near, and not before', async () => {
  const { handle, image, near } = await start('/a.png');
  near(false);
  expect(image()).toBe('');
  near();
  expect(image()).toContain('/a.png');
  expect(observers.intersections[0]?.isOver).toBe(true);
  handle.update({ background: '/b.png' });
  expect(image()).toContain('/b.png');
  handle.unmount();
  expect(image()).toBe('');
  expect(reports).toEqual([]);
});

it.each(['', 'javascript:alert(1)'])('reports the address "%s", which is none of a picture', async (background) => {
  const { image, near } = await start(background);
  near();
  expect(image()).toBe('');
  expect(reports).toEqual([`lazy #box: data-background is "${background}", expected the address of a picture`]);
});
