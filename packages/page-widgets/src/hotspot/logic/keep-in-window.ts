/** A box in the window: pixels from its top left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Pixels between a tooltip and the window's edge, or its point. */
export const GAP = 8;

/** A start that keeps a length between two ends; the first end where there is no room. */
const clamp = (start: number, length: number, end: number) => Math.max(GAP, Math.min(start, end - GAP - length));

/** How a tooltip is moved, in pixels, so that it is in the window and does not cover its point where there is room. */
export function keepInWindow(
  tooltip: Box,
  point: Box,
  window: Pick<Box, 'width' | 'height'>,
): { x: number; y: number } {
  const { left, top, width, height } = tooltip;
  const bottom = point.top + point.height;
  const x = clamp(left, width, window.width) - left;
  const isBeside = top < bottom && top + height > point.top;
  const above = point.top - GAP - height;
  const below = bottom + GAP;
  const isOut = top < GAP || top + height > window.height - GAP;
  // Beside its point it would be pushed over it.
  const isCovering = isBeside && x !== 0;
  if (!isCovering && (!isOut || isBeside)) return { x, y: clamp(top, height, window.height) - top };
  const fitsBelow = below + height <= window.height - GAP;
  const fitsAbove = above >= GAP;
  if (!fitsBelow && !fitsAbove) return { x, y: clamp(top, height, window.height) - top };
  return { x, y: (fitsBelow && (top < GAP || !fitsAbove) ? below : fitsAbove ? above : below) - top };
}
