import type { Layout } from './layout';

/** A position on an endless row, as one of `count` slides. */
export const wrap = (position: number, count: number): number => ((position % count) + count) % count;

/** How many dots there are: one for each step. */
export const countPages = ({ count, last, step, isEndless }: Layout): number =>
  isEndless ? Math.ceil(count / step) : Math.ceil(last / step) + 1;

/** The dot of a slide. */
export const pageOf = (index: number, layout: Layout): number =>
  Math.min(
    countPages(layout) - 1,
    !layout.isEndless && index >= layout.last ? Number.POSITIVE_INFINITY : Math.floor(index / layout.step),
  );

/** Puts numbers into a text: `{index} of {count}`. */
export const fill = (text: string, numbers: Readonly<Record<string, number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => `${numbers[name] ?? whole}`);
