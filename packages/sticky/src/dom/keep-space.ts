import type { Disposer } from '@mountkit/core';

/** The properties that decide which space an element takes in the layout around it. */
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

/** Where an element begins in the document; a browser may scroll when the content above changes its height. */
const startOf = (element: Element) => element.getBoundingClientRect().top + scrollY;

/** A placeholder for an element that has left its place. */
export interface Space {
  /** Puts it before the element. */
  put(): void;
  /** Makes up for margins, in a document that was so high, once the element is out of the layout. */
  fit(documentHeight: number): void;
  readonly remove: Disposer;
}

/**
 * Makes an empty element of the same size for the place that an element is about to leave. It is put before the element,
 * so that rules about the last child still match. Until then the page is only read: several elements do not make the
 * browser lay out the page for each.
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

  // Margins that collapse out of the element's content do not collapse out of the space.
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
