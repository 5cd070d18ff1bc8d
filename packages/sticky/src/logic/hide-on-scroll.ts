/** Whether an element that sticks is hidden, and where the page last turned. */
export interface Hiding {
  readonly isHidden: boolean;
  /** The scroll from which the next change is counted, in CSS pixels. */
  readonly turn: number;
}

/** The page as it is scrolled. */
export interface Scrolled {
  readonly y: number;
  /** The largest scroll of the page: some browsers go beyond both ends for a moment. */
  readonly most: number;
  readonly isStuck: boolean;
  readonly hasFocus: boolean;
}

/** Less than these pixels is a finger that trembles. */
const TREMBLE = 8;

/** Hides while the page is scrolled down, and shows while it is scrolled up, in its own place, and with the focus in it. */
export function hideOrShow({ isHidden, turn }: Hiding, { y, most, isStuck, hasFocus }: Scrolled): Hiding {
  const at = Math.min(Math.max(0, y), Math.max(0, most));
  if (!isStuck || hasFocus) return { isHidden: false, turn: at };
  // The turning point goes along as long as the page is scrolled the same way.
  if (isHidden ? at >= turn : at <= turn) return { isHidden, turn: at };
  return Math.abs(at - turn) > TREMBLE ? { isHidden: !isHidden, turn: at } : { isHidden, turn };
}
