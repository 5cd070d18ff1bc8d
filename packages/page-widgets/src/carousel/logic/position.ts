import type { Layout } from './layout';
import { wrap } from './pages';

/** What a movement starts from. */
type Row = Pick<Layout, 'count' | 'last' | 'isEndless'>;

/** The position after a step: on an endless row it runs on, else it ends at both ends. */
export function stepFrom(position: number, by: number, { last, isEndless }: Row): number {
  if (isEndless) return position + by;
  // The last step may be a shorter one, and is so on the way back: each dot is met again.
  const next = by < 0 && position >= last ? by * (1 - Math.ceil(last / -by)) : position + by;
  return Math.min(last, Math.max(0, next));
}

/** The position of a slide on an endless row that is nearest to the present one. */
export function nearestTo(position: number, index: number, { count, last, isEndless }: Row): number {
  if (!isEndless) return Math.min(index, last);
  const ahead = wrap(index - position, count);
  return position + (ahead > count / 2 ? ahead - count : ahead);
}

/**
 * The slide that has to be first in the row, so that the one at `index` and its neighbours lie in it. It stays the same as long
 * as they do: each change moves slides from one end to the other.
 */
export function firstFor(index: number, first: number, { count, last, usable, aside }: Layout): number {
  const rank = wrap(index - first, count);
  // One more than the usable ones is seen while it moves.
  return rank >= aside && rank + usable + aside < count ? first : wrap(index - Math.floor(last / 2), count);
}

/** The slide that is first in the row while it rests: as many lie before the present one as after it. */
export const restingFirst = (index: number, { count, last }: Row): number => wrap(index - Math.floor(last / 2), count);

/** Slow at both ends; shares of time and way from 0 to 1. */
export const ease = (share: number): number => (share < 0.5 ? 2 * share * share : 1 - 2 * (1 - share) ** 2);
