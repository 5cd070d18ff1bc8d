import { browserClock, type Disposer, listen } from '@mountkit/core';

/** Events of a visitor who is active. */
const ACTIVITY = ['pointermove', 'pointerdown', 'touchstart', 'touchmove', 'wheel', 'keydown', 'scroll'] as const;

/** Calls back once the visitor has been inactive for so many seconds. An event sets a number and no timer. */
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
