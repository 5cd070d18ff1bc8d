import type { WidgetContext } from '@mountkit/core';
import type { PopupEvents } from '../events';
import type { Timing } from '../logic/timing-settings';
import type { OffCanvasSettings, PopupSettings } from '../settings';
import type { Explanation, Opening } from './page-layers';
import type { Wrapped } from './wrap';

// What the parts of a popup that are fetched, and what fetches them, say to each other.

export type PopupContext = WidgetContext<PopupSettings, PopupEvents>;

export type OffCanvasContext = WidgetContext<OffCanvasSettings, PopupEvents>;

/** The display rules of one popup. */
export interface Gate {
  /** What each rule that is asked for says now. */
  check(): readonly Explanation[];
  /** Counts an impression if it is counted at this moment. */
  count(when: Timing['times_count']): void;
}

/** What is shown. */
export interface Showing extends Opening, Pick<Wrapped, 'dialog' | 'box'> {
  /** Counts an impression if it is counted at this moment. */
  count?(when: Timing['times_count']): void;
  /** It is shown no more. */
  gone(): void;
}

/** A popup or panel that is shown. */
export interface Shown {
  /** It plays its exit. */
  readonly isLeaving: boolean;
  /** Closes it where that is allowed; `forGood` keeps it from being shown again. */
  close(forGood?: boolean): void;
  /** Takes it away at once, whatever the page says. */
  end(): void;
}
