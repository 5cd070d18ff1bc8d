import { coverBottom } from '../../shared/dom/cover-bottom';

/** Pixels by which the page itself keeps what an address leads to away from the top of the window. */
const ownPadding = (): number => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;

/** Pixels that a heading needs above it, beside those that the page keeps free, to be seen below a header. */
export const neededMargin = (offset: number | undefined): number =>
  Math.max(0, (offset ?? coverBottom()) - ownPadding());

/** Pixels from the top of the window to where a heading is that an address leads to. */
export const landingLine = (offset: number | undefined): number => Math.max(ownPadding(), offset ?? coverBottom());
