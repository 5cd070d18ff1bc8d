import { adoptStyles, type Disposer } from '@mountkit/core';

/** Style rules at one place of the cascade of a document or shadow root, which may change. */
export interface StyleSlot {
  /** Replaces the rules. */
  readonly set: (css: string) => void;
  readonly remove: Disposer;
}

/** A style sheet of the element's own document, since one of another document cannot be adopted there. */
export function createSheet({ ownerDocument }: Node): CSSStyleSheet {
  const { CSSStyleSheet: Sheet } = (ownerDocument?.defaultView ?? window) as typeof globalThis;
  return new Sheet();
}

/** Opens a slot after all current styles. It follows the element into another root. */
export function openStyleSlot(element: Element): StyleSlot {
  let current = '';
  let drop = adoptStyles(element, current);
  return {
    set(css) {
      if (css === current) return;
      current = css;
      drop();
      drop = adoptStyles(element, css);
    },
    remove: () => drop(),
  };
}
