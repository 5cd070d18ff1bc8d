import type { StickyConfig } from './config';

/** A stretch of the page, in CSS pixels. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** What of the page counts for every element. */
export interface PageSize {
  /** Height of the window. */
  readonly window: number;
  /** Height of the document. */
  readonly document: number;
  /** Height of the admin bar, where it is fixed at the top. */
  readonly adminBar: number;
}

/**
 * A sticky element in its own place. Distances are from the end of the document that its edge belongs to: from the top,
 * or for the edge `bottom` from the bottom upwards, so that every decision is the same for both.
 */
export interface Placed {
  readonly config: StickyConfig;
  /** Its border box. */
  readonly box: Range;
  /** Its margin on the side away from the edge. */
  readonly margin: number;
  /** From left to right. */
  readonly across: Range;
  /** What it stays inside; infinite for the document. */
  readonly bounds: Range;
  /** The box with a scroll bar of its own that it sticks to; null for the window. */
  readonly scroller: object | null;
}

/** The whole document: no bounds. */
export const EVERYWHERE: Range = { start: -Infinity, end: Infinity };

export const sizeOf = ({ start, end }: Range): number => end - start;

/** A range from top to bottom, as distances from the end of the document that the edge belongs to. */
export const fromEdge = ({ edge }: StickyConfig, { start, end }: Range, document: number): Range =>
  edge === 'top' ? { start, end } : { start: document - end, end: document - start };

/** Whether they share more than a rounding error. */
const overlap = (one: Range, other: Range) => one.start + 1 < other.end && other.start + 1 < one.end;

/** Where it can ever be: from its own place to the end of its bounds. */
const wayOf = ({ box, bounds }: Placed): Range => ({ start: box.start, end: bounds.end });

/**
 * Where each element rests: its distance from its edge of the window. Of several at one edge the later one rests inside
 * the earlier one, where they could meet: not side by side, not in bounds that follow each other, and not where one lies
 * in the other. One that is taller than the window rests with its far end in view, so that all of it can be read.
 */
export function findLines(items: readonly Placed[], page: PageSize): number[] {
  const lines: number[] = [];
  for (const item of items) {
    const { config, box, across, scroller } = item;
    const before = items.flatMap((other, index) =>
      index < lines.length &&
      other.config.edge === config.edge &&
      other.scroller === scroller &&
      overlap(other.across, across) &&
      overlap(wayOf(other), wayOf(item)) &&
      !overlap(other.box, box)
        ? (lines[index] as number) + sizeOf(other.box)
        : [],
    );
    const inset = Math.max(config.edge === 'top' && !scroller ? page.adminBar : 0, ...before);
    lines.push(Math.min(inset + config.offset, page.window - sizeOf(box)));
  }
  return lines;
}

/** Whether an element that is bound to a container reaches the end of its bounds, or of the document, all the same. */
export const reaches = ({ box, margin, bounds }: Placed, line: number, container: Range, page: PageSize): boolean =>
  Math.min(bounds.end, page.document - page.window + line + sizeOf(box) + margin) <= container.end + 1;

/** How far the page must be scrolled, from the element's end of the document, until it sticks and has its effects. */
export const findThresholds = ({ config, box }: Placed, line: number): readonly [stick: number, effects: number] => [
  box.start - line - (config.whenReached ? 0.5 : 0),
  // A threshold is passed when it is exceeded: the effects begin where their offset is reached.
  box.start - line + Math.max(config.whenReached ? -0.5 : 0, config.effectsOffset - 0.5),
];
