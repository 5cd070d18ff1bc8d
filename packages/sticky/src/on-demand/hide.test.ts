import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { putMarkup, resetPage } from '../../../core/src/testing/page';
import { fakeObservers } from '../testing/fake-observers';
import { followProgress } from './scroll-top/progress';
import { hideOnScroll } from './stick/hide';

beforeEach(() => {
  resetPage();
  fakeObservers();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    run();
    return 0;
  });
  vi.stubGlobal('innerHeight', 800);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(4800);
  vi.stubGlobal('scrollY', 0);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function scrollTo(y: number) {
  vi.stubGlobal('scrollY', y);
  window.dispatchEvent(new Event('scroll'));
}

it('hides a header that sticks by a class and a variable, never with the focus in it, and leaves nothing', () => {
  const header = putMarkup('<header class="mountkit-sticky--active"><a href="/">Home</a></header>');
  header.getBoundingClientRect = () => ({ top: 0, bottom: 72 }) as DOMRect;
  const stop = hideOnScroll(header, 'top');
  const isHidden = () => header.classList.contains('mountkit-sticky--hidden');
  expect(header.classList.contains('mountkit-sticky--hides')).toBe(true);
  scrollTo(600);
  expect([isHidden(), header.style.getPropertyValue('--mountkit-sticky-shift')]).toEqual([true, '-72px']);
  scrollTo(500);
  expect(isHidden()).toBe(false);
  scrollTo(900);
  expect(isHidden()).toBe(true);
  header.querySelector('a')?.focus();
  expect(isHidden()).toBe(false);
  scrollTo(1500);
  expect(isHidden()).toBe(false);
  header.querySelector('a')?.blur();
  scrollTo(1600);
  expect(isHidden()).toBe(true);
  stop();
  expect([header.className, header.getAttribute('style')]).toEqual(['mountkit-sticky--active', '']);
  scrollTo(100);
  expect(header.className).toBe('mountkit-sticky--active');
});

it('goes out of the window below, where it sticks at the bottom', () => {
  const bar = putMarkup('<div class="mountkit-sticky--active"></div>');
  bar.getBoundingClientRect = () => ({ top: 740, bottom: 800 }) as DOMRect;
  const stop = hideOnScroll(bar, 'bottom');
  scrollTo(600);
  expect(bar.style.getPropertyValue('--mountkit-sticky-shift')).toBe('60px');
  stop();
});

it('tells a button how far the page is scrolled', () => {
  const button = putMarkup('<button></button>');
  const stop = followProgress(button);
  const progress = () => button.style.getPropertyValue('--mountkit-progress');
  expect(progress()).toBe('0.000');
  scrollTo(1000);
  expect(progress()).toBe('0.250');
  scrollTo(9000);
  expect(progress()).toBe('1.000');
  stop();
  expect(progress()).toBe('');
});
