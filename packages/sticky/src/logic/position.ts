import { findThresholds, type Placed, sizeOf } from './geometry';

/** Where an element is while the page is scrolled, where the browser does not place it. */
export interface Position {
  readonly isStuck: boolean;
  /** Whether it has reached the end of its bounds, and moves with them. */
  readonly isPushed: boolean;
  readonly hasEffects: boolean;
  /** How far it is from its own place, in CSS pixels, away from its end of the document. */
  readonly shift: number;
  /** Its distance from its edge of the window. */
  readonly distance: number;
  /** The range of scrolling, without its start and with its end, in which the three flags above stay the same. */
  readonly from: number;
  readonly to: number;
}

/** Where an element belongs that rests at `line` when the page is scrolled `scroll` from its end of the document. */
export function findPosition(placed: Placed, line: number, scroll: number): Position {
  const { box, margin, bounds } = placed;
  const [stick, effects] = findThresholds(placed, line);
  const farthest = Math.max(box.start, bounds.end - margin - sizeOf(box));
  const start = Math.min(Math.max(box.start, scroll + line), farthest);
  const marks = [stick, effects, farthest - line];
  return {
    isStuck: scroll > stick,
    isPushed: scroll > farthest - line,
    hasEffects: scroll > effects,
    shift: start - box.start,
    distance: start - scroll,
    from: Math.max(-Infinity, ...marks.filter((mark) => mark < scroll)),
    to: Math.min(Infinity, ...marks.filter((mark) => mark >= scroll)),
  };
}
