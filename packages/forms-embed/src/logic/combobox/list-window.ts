/** The most choices of a list that are drawn at a time. */
export const DRAWN = 100;

/** The first of the drawn choices, with this place in their middle where that is possible. */
export const windowAround = (place: number, length: number): number =>
  Math.max(0, Math.min(Math.round(place - DRAWN / 2), length - DRAWN));

/** The first of the drawn choices, so that this place is among them; the same as before if it already is. */
export const windowWith = (start: number, place: number, length: number): number =>
  place >= start && place < start + DRAWN ? start : windowAround(place, length);
