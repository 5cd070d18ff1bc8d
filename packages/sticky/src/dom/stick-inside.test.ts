import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { putMarkup, resetPage } from '../../../core/src/testing/page';
import type { Plan } from './item';
import { stickInside } from './stick-inside';

let scroller: HTMLElement;
let element: HTMLElement;

beforeEach(() => {
  resetPage();
  scroller = putMarkup('<div><header style="position: relative"></header></div>');
  element = scroller.firstElementChild as HTMLElement;
  vi.spyOn(scroller, 'clientHeight', 'get').mockReturnValue(300);
  vi.spyOn(scroller, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 400, 300));
  // 200 px down in the box.
  vi.spyOn(element, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, 300 - scroller.scrollTop, 400, 50),
  );
});

afterEach(() => {
  vi.restoreAllMocks();
});

function stick(edge: 'top' | 'bottom', effectsOffset = 0) {
  const show = vi.fn();
  const config = { edge, offset: 10, effectsOffset, parent: false, anchorOffset: 0 };
  const plan = { item: { element, show }, config, line: 10, box: { start: 300, end: 350 } };
  const off = stickInside(plan as object as Plan, scroller);
  const at = (top: number) => {
    scroller.scrollTop = top;
    scroller.dispatchEvent(new Event('scroll'));
    return show.mock.calls.at(-1);
  };
  return { at, off, show };
}

it('sticks at the top of the box, with effects when those begin', () => {
  const { at, off } = stick('top', 30);
  expect(element.style).toMatchObject({ position: 'sticky', insetBlock: '10px auto' });
  expect([0, 190, 191, 219, 220].map(at)).toEqual([
    [false, false],
    [false, false],
    [true, false],
    [true, false],
    [true, true],
  ]);
  off();
  expect(element.getAttribute('style')).toBe('position: relative;');
});

it('sticks at the bottom until the box is scrolled down to its place', () => {
  vi.spyOn(scroller, 'clientHeight', 'get').mockReturnValue(100);
  const { at, off, show } = stick('bottom');
  expect(show.mock.calls).toEqual([[true, true]]);
  expect([159, 160, 161].map(at)).toEqual([
    [true, true],
    [false, false],
    [false, false],
  ]);
  off();
  show.mockClear();
  at(0);
  expect(show).not.toHaveBeenCalled();
});
