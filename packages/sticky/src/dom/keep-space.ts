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

/** What stands in for an element that has left its place. */
export interface Space {
  /** Makes up for margins, in a document that was so high, once the element is out of the layout. */
  fit(documentHeight: number): void;
  readonly remove: Disposer;
}

/**
 * Puts an empty element of the same size into an element's place, which the element is about to leave. It stands before
 * it: so what follows keeps its place among its siblings, and rules about the last one stay right. Reads before it
 * writes: the browser lays out nothing for it.
 */
export function keepSpace(element: HTMLElement): Space {
  const style = getComputedStyle(element);
  if (/absolute|fixed/.test(style.position)) return { fit() {}, remove() {} };
  const { top, width, height } = element.getBoundingClientRect();
  const margins = {
    marginTop: Number.parseFloat(style.marginTop),
    marginBottom: Number.parseFloat(style.marginBottom),
  };
  const space = document.createElement('mountkit-space');
  space.ariaHidden = 'true';
  for (const name of PLACING) space.style.setProperty(name, style.getPropertyValue(name));
  space.style.display = style.display.startsWith('inline') ? 'inline-block' : 'block';
  space.style.boxSizing = 'border-box';
  space.style.width = `${width}px`;
  space.style.height = `${height}px`;
  space.style.visibility = 'hidden';
  element.before(space);

  // Margins that come out of the element's content do not come out of the space.
  const add = (side: keyof typeof margins, missing: number) => {
    if (Math.abs(missing) >= 0.5) space.style[side] = `${margins[side] + missing}px`;
  };
  return {
    fit(documentHeight) {
      add('marginTop', top - space.getBoundingClientRect().top);
      add('marginBottom', documentHeight - document.documentElement.scrollHeight);
    },
    remove: () => space.remove(),
  };
}
