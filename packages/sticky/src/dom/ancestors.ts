/** The parent in the page as it is drawn: out of a slot, and out of a shadow root. */
export const parentOf = (element: Element): HTMLElement | null =>
  element.assignedSlot ?? element.parentElement ?? ((element.getRootNode() as ShadowRoot).host as HTMLElement) ?? null;

/** The nearest ancestor that `isMeant`. */
export function findAncestor(element: Element, isMeant: (ancestor: HTMLElement) => unknown): HTMLElement | null {
  let ancestor = parentOf(element);
  while (ancestor && !isMeant(ancestor)) ancestor = parentOf(ancestor);
  return ancestor;
}
