import { browserClock, type Disposer, deviceMode, mergeBreakpoints, pageConfig, responsiveValue } from '@mountkit/core';
import type { LayerSettings } from '../settings';

const DURATION = 'entrance_animation_duration';

/** Settings that were asked before, and whether they have an animation in any mode. */
const moving = new WeakMap<LayerSettings, boolean>();

function isMoving(settings: LayerSettings): boolean {
  const known = moving.get(settings);
  if (known !== undefined) return known;
  const isSet = ([name, value]: [string, unknown]) =>
    /^(entrance|exit)_animation/.test(name) && name !== DURATION && value;
  const found = Object.entries(settings).some((entry) => !!isSet(entry));
  moving.set(settings, found);
  return found;
}

/** Whether the visitor wants less motion. */
const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Plays an entrance, or an exit in reverse, for the device mode: the box has its class for its duration. Done at once
 * where there is no animation or the visitor wants less motion. The answer ends it early.
 */
export function animate(
  box: HTMLElement,
  [key, settings]: readonly ['entrance_animation' | 'exit_animation', LayerSettings],
  done: () => void,
): Disposer {
  // Most layers have none in any mode, and need no width of the window.
  if (!isMoving(settings)) {
    done();
    return () => {};
  }
  const breakpoints = mergeBreakpoints(pageConfig().breakpoints ?? {});
  const name = `${responsiveValue({ ...settings }, key, deviceMode(), breakpoints) ?? ''}`;
  const { entrance_animation_duration: seconds } = settings;
  if (!name.trim() || name === 'none' || !(seconds > 0) || isStill()) {
    done();
    return () => {};
  }
  const classes = ['animated', ...(name.match(/\S+/g) ?? [])];
  const isExit = key === 'exit_animation';
  const style = {
    animationDuration: `${seconds}s`,
    animationDirection: isExit ? 'reverse' : '',
    // Between the end of an exit and its removal the box would be visible again.
    animationFillMode: isExit ? 'both' : '',
  };
  box.classList.add(...classes);
  Object.assign(box.style, style);
  const clear = () => {
    box.classList.remove(...classes);
    Object.assign(box.style, { animationDuration: '', animationDirection: '', animationFillMode: '' });
  };
  const stop = browserClock.after(seconds * 1000, () => {
    done();
    clear();
  });
  return () => {
    stop();
    clear();
  };
}
