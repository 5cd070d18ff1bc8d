/** A panel that opens beside its item, in CSS pixels from the window's left edge. */
interface Place {
  /** Left and right edge of the item. */
  readonly left: number;
  readonly right: number;
  /** Width of the panel. */
  readonly width: number;
  /** Width of the window. */
  readonly window: number;
  readonly isRtl: boolean;
  /** It opens beside the item, not below it. */
  readonly isNested: boolean;
}

/** The side that a panel is put at: `start` as the text runs, unless there is room at the other side only. */
export function placePanel({ left, right, width, window, isRtl, isNested }: Place): 'start' | 'end' {
  const [from, to] = isNested ? [right, left] : [left, right];
  const fitsRight = from + width <= window;
  const fitsLeft = to - width >= 0;
  const [preferred, other] = isRtl ? [fitsLeft, fitsRight] : [fitsRight, fitsLeft];
  return preferred || !other ? 'start' : 'end';
}
