import type { Disposer } from '@mountkit/core';
import { runGuarded } from './run-guarded';

/** What runs on arrival: a function that it answers runs after all that arrive at the same time, so it reads and the answer writes. */
type Arrive = () => unknown;

/** Calls back once, when any part of the element has arrived; the answer ends the waiting. */
type When = (element: Element, callback: Arrive) => Disposer;

/** One observer serves all elements of the page. */
function createWhen(rootMargin = '0px'): When {
  /** What each observed element waits for. */
  const waiting = new Map<Element, Set<Arrive>>();
  let observer: IntersectionObserver | undefined;

  const forget = (element: Element) => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
  return (element, callback) => {
    observer ??= new IntersectionObserver(
      (entries) => {
        const writes = entries.flatMap(({ target, isIntersecting }) => {
          if (!isIntersecting) return [];
          const callbacks = [...(waiting.get(target) ?? [])];
          forget(target);
          return callbacks.map((run) => runGuarded(run));
        });
        for (const write of writes) if (typeof write === 'function') runGuarded(() => write());
      },
      { rootMargin },
    );
    const callbacks = waiting.get(element) ?? new Set();
    waiting.set(element, callbacks.add(callback));
    observer.observe(element);
    return () => {
      callbacks.delete(callback);
      if (!callbacks.size) forget(element);
    };
  };
}

/** Calls back once, when any part of the element is in the window. */
export const whenInView: When = /* @__PURE__ */ createWhen();

/** Calls back once, when any part of the element is in the window, or less than a window's height above or below it. */
export const whenNear: When = /* @__PURE__ */ createWhen('100%');
