import type { Disposer } from '@mountkit/core';
import { findElements, whenPageChanges } from './watch-page';

/** Undoes what was done with an element. */
type Taken = Disposer | undefined;

/**
 * Calls `take` with each element that a selector finds, now and later, and once an element was removed, or everything is, what
 * it answered. An element for which it fails is tried again at the next change of the page.
 */
export function watchElements(selector: string, take: (element: HTMLElement) => Promise<Taken>): void {
  const known = new Map<HTMLElement, Taken>();
  let removals = 0;
  const add = async (element: HTMLElement) => {
    const before = removals;
    known.set(element, undefined);
    try {
      const undo = await take(element);
      // Everything may have been removed while its code was loading.
      if (known.has(element) && removals === before) known.set(element, undo);
      else undo?.();
    } catch {
      // What could not be loaded is reported where it is loaded.
      known.delete(element);
    }
  };
  addEventListener('mountkit:gone', () => {
    removals += 1;
    for (const [element, undo] of known) {
      known.set(element, undefined);
      undo?.();
    }
  });
  whenPageChanges(() => {
    for (const [element, undo] of known) {
      if (element.isConnected) continue;
      known.delete(element);
      undo?.();
    }
    for (const element of findElements(selector)) if (!known.has(element)) void add(element);
  });
}
