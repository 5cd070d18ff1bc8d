import type { Disposer } from '@mountkit/core';

/** What runs on arrival: a function that it answers runs after all that arrive at the same time, so it reads and the answer writes. */
type Arrive = () => unknown;

/** What each observed element waits for. */
const waiting = new Map<Element, Set<Arrive>>();

let observer: IntersectionObserver | undefined;

function forget(element: Element): void {
  waiting.delete(element);
  observer?.unobserve(element);
}

/** Calls back once, when any part of the element is in the window. One observer serves all elements of the page. */
export function whenInView(element: Element, callback: Arrive): Disposer {
  observer ??= new IntersectionObserver((entries) => {
    const writes = entries.flatMap(({ target, isIntersecting }) => {
      if (!isIntersecting) return [];
      const callbacks = [...(waiting.get(target) ?? [])];
      forget(target);
      return callbacks.map((run) => run());
    });
    for (const write of writes) if (typeof write === 'function') write();
  });
  const callbacks = waiting.get(element) ?? new Set();
  waiting.set(element, callbacks.add(callback));
  observer.observe(element);
  return () => {
    callbacks.delete(callback);
    if (!callbacks.size) forget(element);
  };
}
