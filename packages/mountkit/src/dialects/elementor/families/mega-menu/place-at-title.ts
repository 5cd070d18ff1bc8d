/** A panel below its title, in CSS pixels from the window's left edge. */
interface Place {
  /** Left and right edge of the title. */
  readonly left: number;
  readonly right: number;
  /** Widths of the panel and of the window. */
  readonly width: number;
  readonly window: number;
  /** `left`, `right`, or anything else for the middle. */
  readonly align: unknown;
}

/** The left edge of a panel at its title's left or right edge, or in its middle; it stays in the window. */
export function placeAtTitle({ left, right, width, window, align }: Place): number {
  const wanted = align === 'left' ? left : align === 'right' ? right - width : (left + right - width) / 2;
  return Math.max(0, Math.min(wanted, window - width));
}
