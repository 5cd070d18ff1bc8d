/** What holds a carousel that moves by itself. */
export interface Hold {
  /** The visitor has stopped it, by the button or by moving it. */
  readonly isStopped: boolean;
  readonly isHovered: boolean;
  /** The keyboard is in it. */
  readonly isFocused: boolean;
  /** Some of it is in the window. */
  readonly isSeen: boolean;
  /** The page is in a tab that is not shown. */
  readonly isHidden: boolean;
  /** The visitor has a finger or the mouse button on it. */
  readonly isHeld: boolean;
}

/** Whether it moves by itself just now. */
export const mayPlay = ({ isStopped, isHovered, isFocused, isSeen, isHidden, isHeld }: Hold): boolean =>
  isSeen && !isStopped && !isHovered && !isFocused && !isHidden && !isHeld;
