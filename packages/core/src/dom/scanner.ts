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
  let timer: ReturnType<typeof setTimeout> | undefined;

  const read = (element: HTMLElement, mark: string | null) => {
    const before = known.get(element) ?? [];
    const names: readonly string[] = mark?.match(/\S+/g) ?? [];
    if (names[0]) known.set(element, names);
    else known.delete(element);
    for (const name of before) if (!names.includes(name)) lost(element, name);
    for (const name of names) if (!before.includes(name)) found(element, name);
  };

  const readTree = (node: Node) => {
    for (const element of (node as Element).querySelectorAll<HTMLElement>(`[${MARK}]`)) {
      read(element, element.getAttribute(MARK));
    }
    if (node instanceof HTMLElement) read(node, node.getAttribute(MARK));
  };

  const sweep = () => {
    timer = undefined;
    for (const element of known.keys()) if (!element.isConnected) read(element, null);
  };

  const observer = new MutationObserver((records) => {
    // A list that changes has a record for each item that goes: what changed is looked at once, as a whole.
    for (const target of new Set(records.map(({ target }) => target))) readTree(target);
    for (const element of known.keys()) if (!element.isConnected) timer ??= setTimeout(sweep);
  });

  observer.observe(root, { subtree: true, childList: true, attributeFilter: [MARK] });
  readTree(root);

  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
