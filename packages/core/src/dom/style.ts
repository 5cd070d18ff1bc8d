import type { Disposer } from '../logic/disposer';

type StyleRoot = Document | ShadowRoot;

/** The sheets in use by root and text, with the number of their users. */
const sheets = new WeakMap<StyleRoot, Map<string, { sheet: CSSStyleSheet; users: number }>>();

/**
 * Applies a style sheet to the document or shadow root that holds `element`. Constructed, never a `style` element, so
 * that no content security policy stands in its way; many users share one, and the last takes it away.
 */
export function adoptStyles(element: Element, css: string): Disposer {
  const root = element.getRootNode() as StyleRoot;
  const inUse = sheets.get(root) ?? new Map();
  sheets.set(root, inUse);

  let entry = inUse.get(css);
  if (!entry) {
    const view = element.ownerDocument.defaultView ?? window;
    entry = { sheet: new view.CSSStyleSheet(), users: 0 };
    entry.sheet.replaceSync(css);
    inUse.set(css, entry);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, entry.sheet];
  }
  entry.users++;

  return () => {
    entry.users--;
    if (entry.users > 0) return;
    inUse.delete(css);
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== entry.sheet);
  };
}
