/** What a set of items allows. */
export interface Rules {
  /** One item is always open. */
  readonly isTabs: boolean;
  readonly allowsMany: boolean;
}

/** The open items after a title was pressed, in order. */
export function pressTitle(open: readonly number[], index: number, { isTabs, allowsMany }: Rules): readonly number[] {
  if (isTabs) return [index];
  if (open.includes(index)) return open.filter((other) => other !== index);
  return allowsMany ? [...open, index].sort((a, b) => a - b) : [index];
}

/** The open items at the start: numbers from 1 as the page writes them; tabs have one, and items that are not there are left out. */
export function firstOpen(
  numbers: readonly unknown[],
  count: number,
  { isTabs, allowsMany }: Rules,
): readonly number[] {
  const open = numbers
    .map((number) => Number(number) - 1)
    .filter((index) => Number.isInteger(index) && index >= 0 && index < count);
  if (isTabs) return count ? [open[0] ?? 0] : [];
  return allowsMany ? [...new Set(open)].sort((a, b) => a - b) : open.slice(0, 1);
}

/** How titles lie on the page. */
export interface TitleRow {
  readonly count: number;
  readonly isVertical: boolean;
  readonly isRtl: boolean;
}

/** The title that a key leads to from the one at `index`, or undefined for a key that leads nowhere. */
export function titleAfterKey(key: string, index: number, { count, isVertical, isRtl }: TitleRow): number | undefined {
  const [next, previous] = isVertical
    ? ['ArrowDown', 'ArrowUp']
    : isRtl
      ? ['ArrowLeft', 'ArrowRight']
      : ['ArrowRight', 'ArrowLeft'];
  if (key === next) return (index + 1) % count;
  if (key === previous) return (index + count - 1) % count;
  return key === 'Home' ? 0 : key === 'End' ? count - 1 : undefined;
}
