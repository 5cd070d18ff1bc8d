import type { Disposer } from '@mountkit/core';

/** What of an element decides about the space that it takes in the layout around it. */
const PLACING = [
  'margin-top',
  'margin-right',
  'margin-bottom',
  'margin-left',
  'float',
  'clear',
  'flex',
  'align-self',
  'justify-self',
  'order',
  'grid-area',
  'vertical-align',
] as const;

/** Where an element begins in the document: a browser may scroll when what is above has another height. */
const startOf = (element: Element) => element.getBoundingClientRect().top + scrollY;

/** What stands in for an element that has left its place. */
export interface Space {
  /** Puts it there. */
  put(): void;
  /** Makes up for margins, in a document that was so high, once the element is out of the layout. */
  fit(documentHeight: number): void;
  readonly remove: Disposer;
}

/**
 * Makes an empty element of the same size for an element's place, which the element is about to leave. It stands before
 * it: so what follows keeps its place among its siblings, and rules about the last one stay right. Reads only, until it
 * is put there: of several elements none makes the browser lay out the page for the next.
 */
export function makeSpace(element: HTMLElement): Space {
  const style = getComputedStyle(element);
  if (/absolute|fixed/.test(style.position)) return { put() {}, fit() {}, remove() {} };
  const { width, height } = element.getBoundingClientRect();
  const start = startOf(element);
  const margins = {
    marginTop: Number.parseFloat(style.marginTop),
    marginBottom: Number.parseFloat(style.marginBottom),
  };
  const space = document.createElement('mountkit-space');
  space.ariaHidden = 'true';
  const placing = PLACING.map((name) => `${name}:${style.getPropertyValue(name)};`).join('');
  const display = style.display.startsWith('inline') ? 'inline-block' : 'block';
  const size = `width:${width}px;height:${height}px`;
  space.style.cssText = `${placing}display:${display};box-sizing:border-box;visibility:hidden;${size}`;

  // Margins that come out of the element's content do not come out of the space.
  const add = (side: keyof typeof margins, missing: number) => {
    if (Math.abs(missing) >= 0.5) space.style[side] = `${margins[side] + missing}px`;
  };
  return {
    put: () => element.before(space),
    fit(documentHeight) {
      add('marginTop', start - startOf(space));
      add('marginBottom', documentHeight - document.documentElement.scrollHeight);
    },
    remove: () => space.remove(),
  };
}
