import { type PageSize, type Placed, sizeOf } from './geometry';

/**
 * How much of the top of the window is covered for good: by what rests there on the whole page and is as wide as a
 * header. What an anchor leads to belongs below it.
 */
export const anchorInset = (
  items: readonly Placed[],
  lines: readonly number[],
  width: number,
  page: PageSize,
): number =>
  Math.max(
    0,
    ...items.map(({ config, box, across, bounds, scroller }, index) => {
      const isHeader = !scroller && config.edge === 'top' && bounds.end === Infinity && sizeOf(across) * 2 > width;
      const covered = (lines[index] as number) + sizeOf(box);
      return isHeader && covered * 2 < page.window ? covered + config.anchorOffset : 0;
    }),
  );
