const share = (value: number) => Math.min(1, Math.max(0, value));

/** The first frame to be shown, and the one after the last: at least one. */
export function framesOf(
  { ip, op }: { readonly ip: number; readonly op: number },
  { start, end }: { readonly start: number; readonly end: number },
): readonly [number, number] {
  const at = (percent: number) => Math.round(ip + (op - ip) * share(percent / 100));
  const first = Math.min(at(start), op - 1);
  return [first, Math.max(first + 1, at(end))];
}

/** How often a player that counts repetitions repeats: for ever (true), never (false), or that many times more. */
export const repetitions = (loop: boolean, times: number): boolean | number =>
  loop && (times > 0 ? Math.max(0, Math.round(times) - 1) : true);

/** The direction of the next run there and back, after that many runs; 0 at the end. */
export function directionAfter(runs: number, repeats: boolean | number): 1 | -1 | 0 {
  const cycles = repeats === true ? Number.POSITIVE_INFINITY : Number(repeats) + 1;
  return runs >= 2 * cycles ? 0 : runs % 2 ? -1 : 1;
}

/** How far something has been scrolled, 0 to 1, between two places in percent of the whole way. */
export const scrolled = (way: number, start: number, end: number): number =>
  share((way * 100 - start) / Math.max(1, end - start));
