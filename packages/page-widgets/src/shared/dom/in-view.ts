import type { Disposer } from '@mountkit/core';

/** What each observed element waits for. */
const waiting = new Map<Element, Set<() => void>>();

let observer: IntersectionObserver | undefined;

function forget(element: Element): void {
  waiting.delete(element);
  observer?.unobserve(element);
}

/** Calls back once, when any part of the element is in the window. One observer serves all elements of the page. */
export function whenInView(element: Element, callback: () => void): Disposer {
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      const callbacks = waiting.get(target) ?? [];
      forget(target);
      for (const run of callbacks) run();
    }
  });
  const callbacks = waiting.get(element) ?? new Set();
  waiting.set(element, callbacks.add(callback));
  observer.observe(element);
  return () => {
    callbacks.delete(callback);
    if (!callbacks.size) forget(element);
  };
}
