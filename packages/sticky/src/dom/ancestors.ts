/** The parent in the page as it is drawn: out of a slot, and out of a shadow root. */
export const parentOf = (element: Element): HTMLElement | null =>
  element.assignedSlot ?? element.parentElement ?? ((element.getRootNode() as ShadowRoot).host as HTMLElement) ?? null;

/** The nearest ancestor that `isMeant`. */
export function findAncestor(element: Element, isMeant: (ancestor: HTMLElement) => unknown): HTMLElement | null {
  let ancestor = parentOf(element);
  while (ancestor && !isMeant(ancestor)) ancestor = parentOf(ancestor);
  return ancestor;
}

const pathTo = (element: Element): Element[] => {
  const parent = parentOf(element);
  return parent ? [...pathTo(parent), element] : [element];
};

/**
 * Orders elements as the page is drawn: those in a shadow root have the place of its host. For nodes of two trees the
 * browsers' own order differs.
 */
export function compareOrder(one: Element, other: Element): number {
  const [path, otherPath] = [pathTo(one), pathTo(other)];
  const fork = path.findIndex((element, index) => element !== otherPath[index]);
  const [branch, otherBranch] = [path[fork], otherPath[fork]];
  if (!branch || !otherBranch) return path.length - otherPath.length;
  return branch.compareDocumentPosition(otherBranch) & 2 ? 1 : -1;
}
