import type { Disposer } from '../logic/disposer';

/**
 * Applies a style sheet to the document or shadow root that holds `element`. Constructed, never a `style` element, so
 * that no content security policy stands in its way.
 */
export function adoptStyles(element: Element, css: string): Disposer {
  const root = element.getRootNode() as Document | ShadowRoot;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [...(root.adoptedStyleSheets ?? []), sheet];
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
