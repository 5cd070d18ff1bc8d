import type { Layout } from './layout';

/** A position on an endless row, as one of `count` slides. */
export const wrap = (position: number, count: number): number => ((position % count) + count) % count;

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

/** How many dots there are: one for each step. */
export const countPages = ({ count, last, step, isEndless }: Layout): number =>
  isEndless ? Math.ceil(count / step) : Math.ceil(last / step) + 1;

/** The dot of a slide. */
export const pageOf = (index: number, layout: Layout): number =>
  Math.min(
    countPages(layout) - 1,
    !layout.isEndless && index >= layout.last ? Number.POSITIVE_INFINITY : Math.floor(index / layout.step),
  );

/** Where a drag or flick leads: the next slide in its direction once it has come a fifth of the way. Slides, slides per second. */
export function landAt(from: number, to: number, velocity: number): number {
  const way = to - from + velocity * 0.15;
  return from + Math.sign(way) * Math.max(Math.abs(way) > 0.2 ? 1 : 0, Math.round(Math.abs(way)));
}

/** Slow at both ends; shares of time and way from 0 to 1. */
export const ease = (share: number): number => (share < 0.5 ? 2 * share * share : 1 - 2 * (1 - share) ** 2);

/** Puts numbers into a text: `{index} of {count}`. */
export const fill = (text: string, numbers: Readonly<Record<string, number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => `${numbers[name] ?? whole}`);
