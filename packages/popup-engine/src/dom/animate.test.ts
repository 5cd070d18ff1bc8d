import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putMarkup, resetPage } from '../../../core/src/testing/page';
import type { LayerSettings } from '../settings';
import { animate } from './animate';

let box: HTMLElement;
let isReduced: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  resetPage();
  isReduced = false;
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  box = putMarkup('<div class="own"></div>');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settingsOf = (settings: Partial<LayerSettings>) =>
  ({ entrance_animation_duration: 1, ...settings }) as LayerSettings;

function play(key: 'entrance_animation' | 'exit_animation', settings: Partial<LayerSettings>) {
  const done = vi.fn();
  return { done, stop: animate(box, [key, settingsOf(settings)], done) };
}

describe('an entrance', () => {
  it('has its classes for its duration, and then none', () => {
    const { done } = play('entrance_animation', { entrance_animation: 'fadeIn  fast' });
    expect(box.className).toBe('own animated fadeIn fast');
    expect(box.style.animationDuration).toBe('1s');
    vi.advanceTimersByTime(999);
    expect(done).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(done).toHaveBeenCalledOnce();
    expect(box.className).toBe('own');
    expect(box.style.cssText).toBe('');
  });

  it('can be ended early, and is not done then', () => {
    const { done, stop } = play('entrance_animation', { entrance_animation: 'fadeIn' });
    stop();
    expect(box.className).toBe('own');
    vi.runAllTimers();
    expect(done).not.toHaveBeenCalled();
  });

  it('is that of the device mode', () => {
    vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(400);
    play('entrance_animation', { entrance_animation: 'fadeIn', entrance_animation_mobile: 'slideIn' });
    expect(box.classList).toContain('slideIn');
    expect(box.classList).not.toContain('fadeIn');
    vi.restoreAllMocks();
  });
});

it('an exit is its animation in reverse, and stays hidden until the box is removed', () => {
  const { done } = play('exit_animation', { exit_animation: 'fadeIn' });
  expect(box.style.animationDirection).toBe('reverse');
  expect(box.style.animationFillMode).toBe('both');
  done.mockImplementation(() => expect(box.style.animationFillMode).toBe('both'));
  vi.runAllTimers();
  expect(done).toHaveBeenCalledOnce();
});

it.each<[string, Partial<LayerSettings>]>([
  ['no animation', {}],
  ['the animation of another direction only', { exit_animation: 'fadeIn' }],
  ['the animation none', { entrance_animation: 'none' }],
  ['an animation of blanks', { entrance_animation: ' ' }],
  ['no duration', { entrance_animation: 'fadeIn', entrance_animation_duration: 0 }],
])('is done at once with %s', (_, settings) => {
  const { done } = play('entrance_animation', settings);
  expect(done).toHaveBeenCalledOnce();
  expect(box.className).toBe('own');
});

it('is done at once for a visitor who wants less motion', () => {
  isReduced = true;
  const { done } = play('entrance_animation', { entrance_animation: 'fadeIn' });
  expect(done).toHaveBeenCalledOnce();
  expect(box.className).toBe('own');
});
