import { NOT_FOREIGN } from '@mountkit/core';

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

/** By its number, in the file that every page of the dialect loads. */
const isElement = ({ nodeType }: Node) => nodeType === 1;

/** Text that changes, such as a number that counts, is no reason to look. */
function lookForElements(records: readonly MutationRecord[]): void {
  if (records.some(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes].some(isElement))) lookLater();
}

/** Calls back now and whenever elements of the page were added or removed. One observer serves all. */
export function whenPageChanges(look: () => void): void {
  if (!looks.size) new MutationObserver(lookForElements).observe(document, { childList: true, subtree: true });
  looks.add(look);
  look();
}

/** Of the page's own elements those that a selector finds; nothing in foreign markup. */
export const findElements = (selector: string): NodeListOf<HTMLElement> =>
  document.querySelectorAll<HTMLElement>(`:is(${selector})${NOT_FOREIGN}`);
