/** How much higher than meant the last row may be, so that it is as wide as the others. */
const STRETCH = 1.5;

/** Where an item stands in a row: its share of what the gaps leave of the row, and how many gaps there are. */
export interface Share {
  readonly share: number;
  readonly gaps: number;
}

/** The rows that are to be filled: their width, the gap between items, and the height that is aimed at. CSS pixels. */
interface Rows {
  readonly width: number;
  readonly gap: number;
  readonly height: number;
}

/**
 * Fills rows with items of given ratios, each with as many as come nearest to the height. A last one that would be far too high
 * is as high as meant, and not full.
 */
export function placeInRows(ratios: readonly number[], { width, gap, height }: Rows): Share[] {
  let from = 0;
  let sum = 0;
  let filled = 0;
  const shares: Share[] = [];
  const close = (to: number) => {
    const part = to === ratios.length && filled > height * STRETCH ? height / filled : 1;
    for (const ratio of ratios.slice(from, to)) shares.push({ share: (ratio / sum) * part, gaps: to - from - 1 });
    from = to;
    sum = 0;
  };
  ratios.forEach((ratio, index) => {
    const next = (width - (index - from) * gap) / (sum + ratio);
    if (index > from && filled - height < height - next) close(index);
    sum += ratio;
    filled = (width - (index - from) * gap) / sum;
  });
  close(ratios.length);
  return shares;
}
