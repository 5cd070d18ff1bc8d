import type { Disposer, WidgetContext } from '@mountkit/core';
import type { StickyConfig } from '../logic/config';
import type { Placed } from '../logic/geometry';

/** A sticky element in the layout. */
export interface StickyItem {
  readonly element: HTMLElement;
  /** Null while it shall not stick. */
  config: StickyConfig | null;
  /** Puts it back into its own place. */
  undo: Disposer;
  /** Shows whether it rests at its edge, and whether its effects have begun. */
  show(isStuck: boolean, hasEffects: boolean): void;
  readonly report: WidgetContext<object, object>['report'];
}

/** Why an element cannot be natively sticky; empty where it can. */
export type Hindrance = '' | 'short' | 'clipped' | 'contents' | 'absolute' | 'scroller';

/** An element as measured in its own place, and the way it will stick. */
export interface Plan extends Placed {
  readonly item: StickyItem;
  /** The ancestor it stays inside; null for the document. */
  readonly parent: HTMLElement | null;
  /** Undoes what measuring has changed. */
  readonly release: Disposer;
  readonly scroller: HTMLElement | null;
  /** Its distance from its edge while it sticks. */
  line: number;
  /** What becomes natively sticky: the element, or a wrapper of the same box. */
  sticker: HTMLElement;
  hindrance: Hindrance;
}
