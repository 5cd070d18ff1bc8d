/** In CSS pixels: between field and popup, between popup and the edge of the window, and the most that is useful. */
const GAP = 6;
const EDGE = 8;
const TALLEST = 320;

/**
 * Places an open popup below its field, or above it if there is more room, as tall as there is room and inside the
 * window. It is on top of the page, so nothing clips it and nothing moves.
 */
export function placeChoices(popup: HTMLElement, field: HTMLElement): void {
  const { scrollingElement, documentElement } = field.ownerDocument;
  // In quirks mode the window is measured by the body.
  const { clientWidth, clientHeight } = scrollingElement ?? documentElement;
  const { top, bottom, left, right, width: fieldWidth } = field.getBoundingClientRect();
  const { style } = popup;
  style.minWidth = `${Math.min(fieldWidth, clientWidth - 2 * EDGE)}px`;
  style.maxWidth = `${Math.max(fieldWidth, Math.min(clientWidth - 2 * EDGE, 448))}px`;
  style.maxHeight = `${TALLEST}px`;
  const { width, height } = popup.getBoundingClientRect();
  const below = clientHeight - bottom - GAP - EDGE;
  const above = top - GAP - EDGE;
  const isAbove = height > below && above > below;
  style.maxHeight = `${Math.max(0, Math.min(TALLEST, isAbove ? above : below))}px`;
  style.top = isAbove ? 'auto' : `${bottom + GAP}px`;
  style.bottom = isAbove ? `${clientHeight - top + GAP}px` : 'auto';
  const wanted = getComputedStyle(field).direction === 'rtl' ? right - width : left;
  style.left = `${Math.max(EDGE, Math.min(wanted, clientWidth - EDGE - width))}px`;
}
