import type { Disposer } from '../logic/disposer';

/** The attribute that marks an element for one or more widgets: contract section 3. */
export const MARK = 'data-mountkit';

/** Told of each pair of a marked element and a name on it. */
export interface ScannerListeners {
  found(element: HTMLElement, name: string): unknown;
  lost(element: HTMLElement, name: string): unknown;
}

/**
 * Finds marked elements below `root`, now and whenever one appears. An element that is still disconnected one task
 * after it left is lost; one that was only moved is not. Disposing it stops the watch and loses nothing.
 */
export function scanPage(root: ParentNode & Node, { found, lost }: ScannerListeners): Disposer {
  const known = new Map<HTMLElement, readonly string[]>();
  let sweep: ReturnType<typeof setTimeout> | undefined;

  const read = (element: HTMLElement) => {
    const before = known.get(element) ?? [];
    const names = (element.getAttribute(MARK) ?? '').split(/\s+/).filter(Boolean);
    if (names.length > 0) known.set(element, names);
    else known.delete(element);
    for (const name of before) if (!names.includes(name)) lost(element, name);
    for (const name of names) if (!before.includes(name)) found(element, name);
  };

  const readTree = (node: Node) => {
    if (!(node instanceof Element)) return;
    if (node.hasAttribute(MARK)) read(node as HTMLElement);
    for (const element of node.querySelectorAll<HTMLElement>(`[${MARK}]`)) read(element);
  };

  const loseDisconnected = () => {
    sweep = undefined;
    for (const [element, names] of known) {
      if (element.isConnected) continue;
      known.delete(element);
      for (const name of names) lost(element, name);
    }
  };

  const observer = new MutationObserver((records) => {
    let removed = false;
    for (const { type, target, addedNodes, removedNodes } of records) {
      if (type === 'attributes') read(target as HTMLElement);
      for (const node of addedNodes) readTree(node);
      removed ||= removedNodes.length > 0;
    }
    if (removed && known.size > 0) sweep ??= setTimeout(loseDisconnected);
  });

  observer.observe(root, { subtree: true, childList: true, attributeFilter: [MARK] });
  for (const element of root.querySelectorAll<HTMLElement>(`[${MARK}]`)) read(element);
  readTree(root);

  return () => {
    observer.disconnect();
    clearTimeout(sweep);
  };
}
