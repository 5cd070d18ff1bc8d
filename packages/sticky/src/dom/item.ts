import type { Disposer } from '@mountkit/core';
import type { StickyConfig } from '../logic/config';
import type { Placed } from '../logic/geometry';

/** A sticky element as all of them are kept together. */
export interface StickyItem {
  readonly element: HTMLElement;
  /** Null while it shall not stick. */
  config: StickyConfig | null;
  /** Puts it back into its own place, as far as the page is concerned. */
  undo: Disposer;
  /** Told whether it rests at its edge, and whether its effects have begun. */
  show(isStuck: boolean, hasEffects: boolean): void;
  report(message: string): void;
}

/** Why an element is not natively sticky; the empty text where it is. */
export type Hindrance = '' | 'short' | 'clipped' | 'contents' | 'absolute' | 'scroller';

/** An element in its own place, and what is to become of it. */
export interface Plan extends Placed {
  readonly item: StickyItem;
  /** The ancestor it stays inside; null for the document. */
  readonly parent: HTMLElement | null;
  /** Undoes what measuring has changed. */
  readonly release: Disposer;
  readonly scroller: HTMLElement | null;
  /** Distance from its edge when it rests. */
  line: number;
  /** What becomes natively sticky: the element, or a wrapper of the same box. */
  sticker: HTMLElement;
  hindrance: Hindrance;
}
