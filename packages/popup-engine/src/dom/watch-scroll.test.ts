import { beforeEach, expect, it, vi } from 'vitest';
import { resetPage } from '../../../core/src/testing/page';
import { watchScroll } from './watch-scroll';

let height: number;
let reads: number;

beforeEach(() => {
  resetPage();
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(0);
  [height, reads] = [1000 + window.innerHeight, 0];
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => {
    reads += 1;
    return height;
  });
});

/** The page is scrolled to here, at this time. */
function scroll(top: number, timeStamp: number) {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(top);
  window.dispatchEvent(Object.defineProperty(new Event('scroll'), 'timeStamp', { value: timeStamp }));
}

it('asks for the height of the page ten times a second, and none of those who wait', () => {
  const isMeant = vi.fn(({ percent }: { percent: number }) => percent >= 90);
  const offs = Array.from({ length: 20 }, () => watchScroll({ from: 90, isMeant, fire: vi.fn() }));
  reads = 0;
  isMeant.mockClear();
  for (let time = 1000; time < 2000; time += 10) scroll(time / 4, time);
  expect(reads).toBeGreaterThan(8);
  expect(reads).toBeLessThanOrEqual(10);
  // Nobody is asked before the page is where somebody waits for it.
  expect(isMeant).not.toHaveBeenCalled();
  for (const off of offs) off();
  scroll(0, 3000);
  expect(reads).toBeLessThanOrEqual(10);
});

it('fires for no height that the page had once, and for the one that it has', () => {
  const fire = vi.fn();
  const off = watchScroll({ from: 90, isMeant: ({ percent }) => percent >= 90, fire });
  scroll(100, 1000);
  height = 4000 + window.innerHeight;
  scroll(950, 1010);
  expect(fire).not.toHaveBeenCalled();
  scroll(3700, 1020);
  expect(fire).toHaveBeenCalledOnce();
  off();
});

it('tells who waits for a scroll upwards of that, and not of one downwards', () => {
  const fire = vi.fn();
  const off = watchScroll({ isMeant: ({ up }) => up > 0, fire });
  const other = watchScroll({ from: 90, isMeant: ({ percent }) => percent >= 90, fire });
  scroll(300, 1000);
  expect(fire).not.toHaveBeenCalled();
  scroll(200, 1010);
  expect(fire).toHaveBeenCalledOnce();
  off();
  scroll(100, 1020);
  expect(fire).toHaveBeenCalledOnce();
  other();
});

it('tells each where it waits, also when those before are gone', () => {
  const fired: number[] = [];
  const offs = [60, 20, 90].map((from) =>
    watchScroll({ from, isMeant: ({ percent }) => percent >= from, fire: () => fired.push(from) }),
  );
  scroll(150, 1000);
  expect(fired).toEqual([]);
  scroll(250, 1200);
  expect(fired).toEqual([20]);
  offs[1]?.();
  scroll(650, 1400);
  expect(fired).toEqual([20, 60]);
  for (const off of offs) off();
});
