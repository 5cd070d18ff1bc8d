import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { putMarkup, resetPage } from '../../../core/src/testing/page';
import { fakeObservers } from '../testing/fake-observers';
import type { StickyItem } from './item';
import { stickyLayout } from './sticky-layout';

let frames: (() => void)[];
let observers: ReturnType<typeof fakeObservers>;

beforeEach(() => {
  resetPage();
  frames = [];
  observers = fakeObservers();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('cancelAnimationFrame', () => {});
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect()] as unknown as DOMRectList);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = Number((this as HTMLElement).dataset.top ?? 0);
    return new DOMRect(0, top, 1000, this === document.body ? 5000 : 50);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const draw = () => {
  for (const frame of frames.splice(0)) frame();
};

function add(top: number, edge: 'top' | 'bottom' = 'top') {
  const element = putMarkup(`<header data-top="${top}"></header>`);
  const show = vi.fn();
  const config = { edge, offset: 0, effectsOffset: 0, parent: false, anchorOffset: 0 };
  const item: StickyItem = { element, config, undo() {}, show, report: vi.fn() };
  return { element, item, show, remove: stickyLayout().add(item) };
}

const marks = () => [...(document.querySelector('mountkit-marks')?.children ?? [])] as HTMLElement[];

it('places elements at the next frame, each below the one before, and restores them', () => {
  const [first, second] = [add(100), add(400)];
  expect(first.element.style.position).toBe('');
  draw();
  expect([first, second].map(({ element: { style } }) => [style.position, style.insetBlock])).toEqual([
    ['sticky', '0px auto'],
    ['sticky', '50px auto'],
  ]);
  first.remove();
  expect(first.element.getAttribute('style') ?? '').toBe('');
  draw();
  expect(second.element.style.insetBlock).toBe('0px auto');
  second.remove();
  expect(document.querySelector('mountkit-marks')).toBeNull();
  expect([...observers.sizes, ...observers.intersections].every(({ isOver }) => isOver)).toBe(true);
});

it('shows that an element sticks when the window passes its mark', () => {
  const { show, remove } = add(100);
  draw();
  const [stick, effects] = marks();
  expect([stick?.style.height, effects?.style.height]).toEqual(['100px', '100px']);
  const [observer] = observers.intersections;
  observer?.fire([{ target: stick, isIntersecting: false }]);
  observer?.fire([{ target: effects, isIntersecting: false }]);
  observer?.fire([{ target: stick, isIntersecting: true }]);
  expect(show.mock.calls).toEqual([
    [true, false],
    [true, true],
    [false, false],
  ]);
  remove();
});

it('measures again when a size changes, once a frame, and when an element leaves the page', async () => {
  const { element, show, remove } = add(100);
  draw();
  element.dataset.top = '300';
  observers.sizes[0]?.fire([]);
  window.dispatchEvent(new Event('resize'));
  expect(frames).toHaveLength(1);
  draw();
  expect(marks()[0]?.style.height).toBe('300px');
  element.remove();
  await vi.waitFor(() => expect(frames).toHaveLength(1));
  draw();
  expect(element.style.position).toBe('');
  expect(show).toHaveBeenLastCalledWith(false, false);
  remove();
});
