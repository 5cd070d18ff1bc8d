/** The bottom of what lies over the top of the window, such as a header that stays there; 0 for nothing. CSS pixels. */
export function coverBottom(): number {
  const { clientWidth, clientHeight } = document.documentElement;
  for (let part = document.elementFromPoint(clientWidth / 2, 1); part; part = part.parentElement) {
    const { bottom } = part.getBoundingClientRect();
    // What fills the window is no header.
    if (/fixed|sticky/.test(getComputedStyle(part).position))
      return bottom < clientHeight / 2 ? Math.max(0, bottom) : 0;
  }
  return 0;
}
