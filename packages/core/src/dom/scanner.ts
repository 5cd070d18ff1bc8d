import type { Disposer } from '../logic/disposer';
import { NOT_FOREIGN } from '../logic/foreign';
import { guard } from '../logic/guard';

/** The attribute that marks an element for one or more widgets: contract section 3. */
export const MARK = 'data-mountkit';

/** Called for each pair of a marked element and a name on it. */
export interface ScannerListeners {
  found(element: HTMLElement, name: string): unknown;
  lost(element: HTMLElement, name: string): unknown;
}

const SELECTOR = `[${MARK}]${NOT_FOREIGN}`;

/**
 * Finds marked elements below `root`, now and whenever one is added; none in foreign markup. An element is lost if it
 * is still disconnected one task after it was removed, so not if it was only moved. Disposing stops the scan and loses
 * no element.
 */
export function scanPage(root: ParentNode & Node, { found, lost }: ScannerListeners): Disposer {
  const known = new Map<HTMLElement, readonly string[]>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const read = (element: HTMLElement) => {
    const before = known.get(element) ?? [];
    const isMarked = element.isConnected && element.matches?.(SELECTOR);
    const names: readonly string[] = (isMarked && element.getAttribute(MARK)?.match(/\S+/g)) || [];
    if (names[0]) known.set(element, names);
    else known.delete(element);
    for (const name of before) if (!names.includes(name)) lost(element, name);
    for (const name of names) if (!before.includes(name)) found(element, name);
  };

  const readTree = (node: Node) => {
    for (const element of [node, ...(node as Element).querySelectorAll(SELECTOR)]) read(element as HTMLElement);
  };

  const sweep = () => {
    timer = undefined;
    for (const element of known.keys()) read(element);
  };

  const observer = new MutationObserver((records) => {
    // A changed list has a record for each removed item: all changes are looked at once.
    for (const target of new Set(records.map(({ target }) => target))) {
      // A form's own methods may be hidden by controls of their names.
      guard(() => readTree(target));
    }
    for (const element of known.keys()) if (!element.isConnected) timer ??= setTimeout(sweep);
  });

  observer.observe(root, { subtree: true, childList: true, attributeFilter: [MARK] });
  readTree(root);

  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
