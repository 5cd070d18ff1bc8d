import { type Disposer, NOT_FOREIGN } from '@mountkit/core';

/** What the page's elements are looked through for. */
const looks = new Set<() => void>();

let isDue = false;

/** A moved element is not removed: only one that is still disconnected one task later is. */
function lookLater(): void {
  if (isDue) return;
  isDue = true;
  setTimeout(() => {
    isDue = false;
    for (const look of looks) look();
  });
}

/** Calls back now and whenever elements of the page were added or removed. One observer serves all. */
export function whenPageChanges(look: () => void): void {
  if (!looks.size) new MutationObserver(lookLater).observe(document, { childList: true, subtree: true });
  looks.add(look);
  look();
}

/** Of the page's own elements those that a selector finds; nothing in foreign markup. */
export const findElements = (selector: string): NodeListOf<HTMLElement> =>
  document.querySelectorAll<HTMLElement>(`:is(${selector})${NOT_FOREIGN}`);

/** Undoes what was done with an element. */
type Taken = Disposer | undefined;

/**
 * Calls `take` with each element that a selector finds, now and later, and once an element was removed what it answered. An
 * element for which it fails is tried again at the next change of the page.
 */
export function watchElements(selector: string, take: (element: HTMLElement) => Promise<Taken>): void {
  const known = new Map<HTMLElement, Taken>();
  const add = async (element: HTMLElement) => {
    known.set(element, undefined);
    try {
      const undo = await take(element);
      if (known.has(element)) known.set(element, undo);
      else undo?.();
    } catch {
      // What could not be loaded is reported where it is loaded.
      known.delete(element);
    }
  };
  whenPageChanges(() => {
    for (const [element, undo] of known) {
      if (element.isConnected) continue;
      known.delete(element);
      undo?.();
    }
    for (const element of findElements(selector)) if (!known.has(element)) void add(element);
  });
}
