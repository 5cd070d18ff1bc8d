import type { Disposer } from '../logic/disposer';

/** The text of our style sheets, and how many elements use each. */
const uses = /* @__PURE__ */ new WeakMap<CSSStyleSheet, { readonly text: string; users: number }>();

/** The observer of each root that holds styled elements, and whom it calls. */
const watches = /* @__PURE__ */ new WeakMap<
  Node,
  { readonly observer: MutationObserver; readonly callbacks: Set<() => void> }
>();

/**
 * Calls back after something was added to a root or removed from it. One observer of a root serves all elements: for each
 * one that there is, the browser notes every change of the page, which took most of the time of mounting many widgets.
 */
function watchRoot(root: Node, callback: () => void): Disposer {
  let watch = watches.get(root);
  if (!watch) {
    const callbacks = new Set<() => void>();
    const observer = new MutationObserver(() => {
      for (const call of callbacks) call();
    });
    observer.observe(root, { childList: true, subtree: true });
    watch = { observer, callbacks };
    watches.set(root, watch);
  }
  const { observer, callbacks } = watch;
  callbacks.add(callback);
  return () => {
    callbacks.delete(callback);
    if (callbacks.size) return;
    observer.disconnect();
    watches.delete(root);
  };
}

/**
 * Applies style sheets to the document or shadow root that contains `element`, and to the one that it is moved to. One
 * that is there already is shared and stays in its place, so the order in which widgets are mounted does not matter.
 * Sheets are constructed, never `style` elements, so that no content security policy blocks them.
 */
export function adoptStyles(element: Element, ...texts: readonly string[]): Disposer {
  const root = element.getRootNode() as Document | ShadowRoot;
  const used = texts.map((text) => {
    const adopted = root.adoptedStyleSheets ?? [];
    const known = adopted.find((sheet) => uses.get(sheet)?.text === text);
    // A sheet of another document cannot be adopted: the element may be in a frame.
    const sheet = known ?? new (element.ownerDocument.defaultView as Window & typeof globalThis).CSSStyleSheet();
    const use = uses.get(sheet) ?? { text, users: 0 };
    use.users += 1;
    if (!known) {
      uses.set(sheet, use);
      sheet.replaceSync(text);
      root.adoptedStyleSheets = [...adopted, sheet];
    }
    return { sheet, use };
  });
  const unwatch = watchRoot(root, () => {
    if (!element.isConnected || element.getRootNode() === root) return;
    leave();
    leave = adoptStyles(element, ...texts);
  });
  let leave = () => {
    leave = () => {};
    unwatch();
    for (const { sheet, use } of used) {
      use.users -= 1;
      if (!use.users) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
    }
  };
  return () => leave();
}
