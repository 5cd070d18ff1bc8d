/** Where a drag or flick leads: the next slide in its direction once it has come a fifth of the way. Slides, slides per second. */
export function landAt(from: number, to: number, velocity: number): number {
  const way = to - from + velocity * 0.15;
  return from + Math.sign(way) * Math.max(Math.abs(way) > 0.2 ? 1 : 0, Math.round(Math.abs(way)));
}
