/** The slide that a key leads to, after the last one the first; undefined for a key that leads nowhere. */
export function slideAfterKey(
  key: string,
  index: number,
  { count, isRtl }: { readonly count: number; readonly isRtl: boolean },
): number | undefined {
  const step = isRtl ? -1 : 1;
  const next = {
    ArrowRight: index + step,
    ArrowLeft: index - step,
    PageDown: index + 1,
    PageUp: index - 1,
    Home: 0,
    End: count - 1,
  }[key];
  return next === undefined ? undefined : (next + count) % count;
}
