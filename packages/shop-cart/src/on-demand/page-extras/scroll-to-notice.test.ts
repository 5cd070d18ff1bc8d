import { afterEach, expect, it, vi } from 'vitest';
import { closeCart, openCart } from '../../testing/open-cart';
import { scrollToNotice } from './scroll-to-notice';

afterEach(closeCart);

/** A notice at a place of the window; answers the places that the page is scrolled to, and draws a frame at a time. */
function open(top: number, { isReduced = false, bottom = top + 50 } = {}) {
  const page = openCart('<p role="alert">It is there</p>');
  const alert = page.find('p');
  vi.spyOn(alert, 'getBoundingClientRect').mockReturnValue({ top, bottom } as DOMRect);
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  vi.stubGlobal('scrollY', 0);
  const places: number[] = [];
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => {
    places.push(top);
    vi.stubGlobal('scrollY', top);
  });
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.splice(id - 1, 1));
  vi.spyOn(performance, 'now').mockReturnValue(0);
  scrollToNotice(page.cart.context, alert);
  const draw = (now: number) => {
    for (const run of frames.splice(0)) run(now);
  };
  return { ...page, places, frames, draw };
}

it.each([0, innerHeight - 50])('does nothing for a notice that can be seen, at %i', (top) => {
  const { places, frames } = open(top);
  expect([places, frames]).toEqual([[], []]);
});

it.each([-1, innerHeight - 49])('scrolls to one that is partly hidden, at %i', (top) => {
  expect(open(top, { isReduced: true }).places).toEqual([top - 100]);
});

it('scrolls in a second, slowly at both ends, to a hundred pixels above it', () => {
  const { places, draw, frames } = open(2100.4);
  for (const now of [100, 500, 900]) draw(now);
  const [first = 0, half = 0, last = 0] = places;
  expect(half).toBeCloseTo(1000);
  expect(first).toBeLessThan(200);
  expect(last - half).toBeGreaterThan(800);
  draw(1000);
  expect(places.at(-1)).toBe(2000);
  expect(frames).toEqual([]);
});

it('stops when the visitor scrolls', () => {
  const { places, draw, frames } = open(2000);
  draw(100);
  vi.stubGlobal('scrollY', 700);
  draw(200);
  expect([places.length, frames]).toEqual([1, []]);
});

it('stops when the cart is unmounted', () => {
  const { handle, draw, places } = open(2000);
  handle.unmount();
  draw(100);
  expect(places).toEqual([]);
});
