import type { Disposer } from '../logic/disposer';

/** The text of our style sheets, and how many elements use each. */
const uses = /* @__PURE__ */ new WeakMap<CSSStyleSheet, { readonly text: string; users: number }>();

/** What looks, after each change below a root, whether its element has been moved to another one. */
const looks = /* @__PURE__ */ new Set<() => void>();

/**
 * One for all styled elements: the browser notes every change of a page for each observer that there is, which took most of
 * the time of mounting many widgets.
 */
let observer: MutationObserver | undefined;

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
  const look = () => {
    if (!element.isConnected || element.getRootNode() === root) return;
    leave();
    leave = adoptStyles(element, ...texts);
  };
  looks.add(look);
  observer ??= new MutationObserver(() => {
    for (const look of looks) look();
  });
  observer.observe(root, { childList: true, subtree: true });
  let leave = () => {
    leave = () => {};
    looks.delete(look);
    if (!looks.size) observer?.disconnect();
    for (const { sheet, use } of used) {
      use.users -= 1;
      if (!use.users) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
    }
  };
  return () => leave();
}
