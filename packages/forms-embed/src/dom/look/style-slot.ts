import { adoptStyles, type Disposer } from '@mountkit/core';

/** A place in the cascade of one document or shadow root whose rules may change. */
export interface StyleSlot {
  /** Puts these rules in the place of those before. */
  readonly set: (css: string) => void;
  readonly remove: Disposer;
}

/** A style sheet of the document that holds `element`: one of another document cannot be adopted there. */
export function createSheet({ ownerDocument }: Node): CSSStyleSheet {
  const { CSSStyleSheet: Sheet } = (ownerDocument?.defaultView ?? window) as typeof globalThis;
  return new Sheet();
}

/** Opens a slot after all styles that are there. It comes along where the element is moved to another root. */
export function openStyleSlot(element: Element): StyleSlot {
  let worn = '';
  let leave = adoptStyles(element, worn);
  return {
    set(css) {
      if (css === worn) return;
      worn = css;
      leave();
      leave = adoptStyles(element, css);
    },
    remove: () => leave(),
  };
}
