import type { Layout } from './layout';
import { wrap } from './pages';

/** What a movement starts from. */
type Row = Pick<Layout, 'count' | 'last' | 'isEndless'>;

/** The position after a step: on an endless row it runs on, else it ends at both ends. */
export const stepFrom = (position: number, by: number, { last, isEndless }: Row): number =>
  isEndless ? position + by : Math.min(last, Math.max(0, position + by));

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
