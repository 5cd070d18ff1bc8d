import type { WidgetContext } from '@mountkit/core';
import type { PopupEvents } from '../events';
import type { Timing } from '../logic/timing-settings';
import type { Verdict } from '../logic/verdict';
import type { OffCanvasSettings, PopupSettings } from '../settings';

// What the parts of a popup that are fetched, and what fetches them, say to each other.

export type PopupContext = WidgetContext<PopupSettings, PopupEvents>;

export type OffCanvasContext = WidgetContext<OffCanvasSettings, PopupEvents>;

/** What a display rule says of a popup: contract section 9. */
export interface Explanation extends Pick<Verdict, 'passes' | 'reason'> {
  /** Its name, that of its flag: `times`. */
  readonly rule: string;
}

/** The display rules of one popup. */
export interface Gate {
  /** What each rule that is asked for says now. */
  check(): readonly Explanation[];
  /** Counts an impression if it is counted at this moment. */
  count(when: Timing['times_count']): void;
}

/** What helps a layer beyond showing it; it comes later than the layer. */
export interface Aide {
  /** What each display rule that is asked for says now. */
  explain?(): readonly Explanation[];
  /** Counts an impression if it is counted at this moment. */
  count?: Gate['count'];
  /** Says on the links that open it whether it is open. */
  tell?(isOpen: boolean): void;
}

/** What decides whether and when a popup shows by itself. */
export interface Arming extends Aide {
  /** Checks and arms it anew if what it asks for has changed. */
  update(): void;
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

/** Runs with what shows layers, once that is there. */
export type WithShow = (
  name: 'show',
  run: (show: { readPopup(context: PopupContext): void; followAddress(): void }) => void,
) => void;
