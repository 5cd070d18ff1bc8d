import { coverBottom } from '../../shared/dom/cover-bottom';

/** What keeps the top of the window free. Pixels. */
interface Top {
  /** A header that lies over it. */
  readonly cover: number;
  /** What the page itself keeps away what an address leads to. */
  readonly padding: number;
}

let known: Top | undefined;

/** Measured once a task, and not after each list that is drawn in it. */
function topNow(): Top {
  if (known) return known;
  queueMicrotask(() => {
    known = undefined;
  });
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  known = { cover: coverBottom(), padding };
  return known;
}

/** Pixels that a heading needs above it, beside those that the page keeps free, to be seen below a header. */
export function neededMargin(offset: number | undefined): number {
  const { cover, padding } = topNow();
  return Math.max(0, (offset ?? cover) - padding);
}

/** Pixels from the top of the window to where a heading is that an address leads to. */
export function landingLine(offset: number | undefined): number {
  const { cover, padding } = topNow();
  return Math.max(padding, offset ?? cover);
}
