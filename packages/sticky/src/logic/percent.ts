/** How far an element is on its way through the window, from below to above: contract section 9. */
export const percentOfViewport = (top: number, height: number, windowHeight: number): number =>
  ((windowHeight - top) / (windowHeight + height || 1)) * 100;

/** How far the page is scrolled. */
export const percentOfPage = (scroll: number, documentHeight: number, windowHeight: number): number =>
  documentHeight > windowHeight ? (scroll / (documentHeight - windowHeight)) * 100 : 0;
