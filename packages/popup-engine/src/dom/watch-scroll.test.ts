import { beforeEach, expect, it, vi } from 'vitest';
import { resetPage } from '../../../core/src/testing/page';
import { watchScroll } from './watch-scroll';

let height: number;
let reads: number;

beforeEach(() => {
  resetPage();
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

it('asks for the height of the page ten times a second, however many wait', () => {
  const offs = Array.from({ length: 20 }, () => watchScroll(({ percent }) => percent >= 90, vi.fn()));
  reads = 0;
  for (let time = 1000; time < 2000; time += 10) scroll(time / 4, time);
  expect(reads).toBeGreaterThan(8);
  expect(reads).toBeLessThanOrEqual(10);
  for (const off of offs) off();
  scroll(0, 3000);
  expect(reads).toBeLessThanOrEqual(10);
});

it('fires for no height that the page had once, and for the one that it has', () => {
  const fire = vi.fn();
  const off = watchScroll(({ percent }) => percent >= 90, fire);
  scroll(100, 1000);
  height = 4000 + window.innerHeight;
  scroll(950, 1010);
  expect(fire).not.toHaveBeenCalled();
  scroll(3700, 1020);
  expect(fire).toHaveBeenCalledOnce();
  off();
});
