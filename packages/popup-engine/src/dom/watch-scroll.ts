import { type Disposer, listen, shared } from '@mountkit/core';
import { type ScrollSample, type ScrollStep, stepOf } from '../logic/scroll';

interface ScrollWatch {
  readonly listeners: Set<(step: ScrollStep) => void>;
  stop?: Disposer;
}

/** Where the page is. At a scroll event nothing has changed since it was laid out, so that nothing is laid out anew. */
const look = (time: number): ScrollSample => ({
  top: window.scrollY,
  range: document.documentElement.scrollHeight - window.innerHeight,
  time,
});

/** Tells how the page is scrolled: one passive listener for all popups, and one look for each event. */
export function watchScroll(listener: (step: ScrollStep) => void): Disposer {
  const watch = shared<ScrollWatch>('popups:scroll', () => ({ listeners: new Set() }));
  const { listeners } = watch;
  if (!listeners.size) {
    let before = look(0);
    watch.stop = listen(
      window,
      'scroll',
      ({ timeStamp }) => {
        const now = look(timeStamp);
        const step = stepOf(before, now);
        before = now;
        for (const each of listeners) each(step);
      },
      { passive: true },
    );
  }
  listeners.add(listener);
  // The visitor may have scrolled before anybody listened.
  const now = look(0);
  listener(stepOf(now, now));
  return () => {
    if (listeners.delete(listener) && !listeners.size) watch.stop?.();
  };
}
