import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeObservers } from '../testing/fake-observers';
import { followFrames } from './frames';

let frames: (() => void)[];
let observers: ReturnType<typeof fakeObservers>;

beforeEach(() => {
  frames = [];
  observers = fakeObservers();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const fire = (name: string) => window.dispatchEvent(new Event(name));

const draw = () => {
  for (const frame of frames.splice(0)) frame();
};

const follower = () => ({ place: vi.fn(), measure: vi.fn() });

it('places all of them once a frame, however often the page is scrolled', () => {
  const [one, other] = [follower(), follower()];
  const offs = [followFrames(one), followFrames(other)];
  for (let count = 0; count < 3; count++) fire('scroll');
  expect(frames).toHaveLength(1);
  draw();
  expect([one.place, other.place].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(one.measure).not.toHaveBeenCalled();
  for (const off of offs) off();
});

it('measures them where the size of the window or of the page has changed', () => {
  const one = follower();
  const off = followFrames(one);
  fire('resize');
  fire('scroll');
  draw();
  observers.sizes[0]?.fire([]);
  draw();
  fire('scroll');
  draw();
  expect([one.measure.mock.calls.length, one.place.mock.calls.length]).toEqual([2, 1]);
  off();
});

it('listens while there is one of them, and no longer', () => {
  const [one, other] = [follower(), follower()];
  const [off, offOther] = [followFrames(one), followFrames(other)];
  off();
  off();
  fire('scroll');
  draw();
  expect([one.place.mock.calls.length, other.place.mock.calls.length]).toEqual([0, 1]);
  fire('scroll');
  offOther();
  draw();
  fire('scroll');
  expect(frames).toEqual([]);
  expect(other.place).toHaveBeenCalledOnce();
  expect(observers.sizes.map(({ isOver }) => isOver)).toEqual([true]);
});
