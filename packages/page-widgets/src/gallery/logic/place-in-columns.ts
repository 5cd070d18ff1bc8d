/** Where an item stands, in columns of one width. */
export interface Place {
  readonly column: number;
  /** The height of the items above it, in widths of a column. */
  readonly above: number;
  /** The number of items above it. */
  readonly count: number;
}

/** Places items, each in the column that is shortest so far, the first of several. `heights` are in widths of a column. */
export function placeInColumns(heights: readonly number[], columns: number): { places: Place[]; longest: Place } {
  const ends: Place[] = Array.from({ length: Math.max(1, columns) }, (_, column) => ({ column, above: 0, count: 0 }));
  const places = heights.map((height) => {
    const place = ends.reduce((best, end) => (end.above < best.above - 1e-9 ? end : best));
    ends[place.column] = { ...place, above: place.above + height, count: place.count + 1 };
    return place;
  });
  return { places, longest: ends.reduce((best, end) => (end.above > best.above ? end : best)) };
}
