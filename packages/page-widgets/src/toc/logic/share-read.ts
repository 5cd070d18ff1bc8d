/** Where what is read is in the window: pixels. */
export interface ReadingPlace {
  /** From the top of the window to its top. */
  readonly top: number;
  readonly height: number;
  /** Height of the window. */
  readonly window: number;
}

/**
 * The share that has been read, from 0 to 1: as a view timeline has it whose range is `contain`. What is higher than the window
 * is read once its end is in view; what is lower, on its way through the window.
 */
export function shareRead({ top, height, window }: ReadingPlace): number {
  const way = Math.abs(height - window);
  const done = Math.max(0, window - height) - top;
  if (!way) return done >= 0 ? 1 : 0;
  return Math.min(1, Math.max(0, done / way));
}
