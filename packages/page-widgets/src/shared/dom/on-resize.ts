import type { Disposer } from '@mountkit/core';
import { runGuarded } from './run-guarded';

/** What reads of each observed element, and answers what writes. */
const readers = /* @__PURE__ */ new Map<Element, () => () => unknown>();

let observer: ResizeObserver | undefined;

/**
 * Calls back when the size of an element has changed, and once at the start, before it is painted. `read` answers what
 * writes: all elements are read before anything is written, so that the page is laid out once. One observer serves all.
 */
export function onResize(element: Element, read: () => () => unknown): Disposer {
  observer ??= new ResizeObserver((entries) => {
    const writes = entries.map(({ target }) => runGuarded(() => readers.get(target)?.()));
    for (const write of writes) runGuarded(() => write?.());
  });
  readers.set(element, read);
  observer.observe(element);
  return () => {
    readers.delete(element);
    observer?.unobserve(element);
  };
}
