import type { Disposer } from '../logic/disposer';

/**
 * Applies a style sheet to the document or shadow root that contains `element`, and to the one that it is moved to.
 * It is constructed, never a `style` element, so that no content security policy blocks it.
 */
export function adoptStyles(element: Element, css: string): Disposer {
  const root = element.getRootNode() as Document | ShadowRoot;
  // A sheet of another document cannot be adopted: the element may be in a frame.
  const sheet = new (element.ownerDocument.defaultView as Window & typeof globalThis).CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [...(root.adoptedStyleSheets ?? []), sheet];
  const watch = new MutationObserver(() => {
    if (!element.isConnected || element.getRootNode() === root) return;
    leave();
    leave = adoptStyles(element, css);
  });
  watch.observe(root, { childList: true, subtree: true });
  let leave = () => {
    watch.disconnect();
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
  };
  return () => leave();
}
