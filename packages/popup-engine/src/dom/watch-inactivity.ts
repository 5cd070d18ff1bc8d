import { browserClock, type Disposer, listen } from '@mountkit/core';

/** What a visitor does who is there, with hand, finger or key. */
const ACTIVITY = ['pointermove', 'pointerdown', 'touchstart', 'touchmove', 'wheel', 'keydown', 'scroll'] as const;

/** Calls back once nobody has done anything for so many seconds. An event sets a number and no timer. */
export function watchInactivity(seconds: number, fire: () => void): Disposer {
  let last = Date.now();
  let stop: Disposer = () => {};
  const wait = (ms: number) => {
    stop = browserClock.after(ms, () => {
      const rest = last + seconds * 1000 - Date.now();
      if (rest > 0) wait(rest);
      else fire();
    });
  };
  const note = () => {
    last = Date.now();
  };
  const offs = ACTIVITY.map((name) => listen(window, name, note, { passive: true, capture: true }));
  wait(seconds * 1000);
  return () => {
    stop();
    for (const off of offs) off();
  };
}
