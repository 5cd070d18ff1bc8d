/** Pixels by which the page itself keeps what an address leads to away from the top of the window. */
const ownPadding = (): number => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;

/** The bottom of what lies over the top of the window, such as a header that stays there; 0 for nothing. */
function coverBottom(): number {
  const { clientWidth, clientHeight } = document.documentElement;
  for (let part = document.elementFromPoint(clientWidth / 2, 1); part; part = part.parentElement) {
    const { bottom } = part.getBoundingClientRect();
    // What fills the window is no header.
    if (/fixed|sticky/.test(getComputedStyle(part).position))
      return bottom < clientHeight / 2 ? Math.max(0, bottom) : 0;
  }
  return 0;
}

/** Pixels that a heading needs above it, beside those that the page keeps free, to be seen below a header. */
export const neededMargin = (offset: number | undefined): number =>
  Math.max(0, (offset ?? coverBottom()) - ownPadding());

/** Pixels from the top of the window to where a heading is that an address leads to. */
export const landingLine = (offset: number | undefined): number => Math.max(ownPadding(), offset ?? coverBottom());
