import type { WidgetContext } from '@mountkit/core';
import type { PopupEvents } from '../events';
import type { Verdict } from '../logic/verdict';
import type { OffCanvasSettings, PopupSettings } from '../settings';
import type { InitialSettings } from '../settings/initial-settings';
import type { Timing } from '../settings/timing-settings';

// The types that a layer shares with its parts.

/** A popup or a panel before its whole settings are read. */
export type LayerContext = WidgetContext<InitialSettings, PopupEvents>;

export type PopupContext = WidgetContext<PopupSettings, PopupEvents>;

export type OffCanvasContext = WidgetContext<OffCanvasSettings, PopupEvents>;

/** The answer of a display rule for a popup: contract section 9. */
export interface Explanation extends Pick<Verdict, 'passes' | 'reason'> {
  /** Its name, that of its flag: `times`. */
  readonly rule: string;
}

/** The display rules of one popup. */
export interface DisplayRules {
  /** The present answer of each rule that is on. */
  check(): readonly Explanation[];
  /** Counts an impression if it is counted at this moment. */
  count(when: Timing['times_count']): void;
}

/** What the parts of a layer add to it once they are loaded. */
export interface LayerExtras {
  /** The present answer of each display rule that is on. */
  explain?(): readonly Explanation[];
  /** Counts an impression if it is counted at this moment. */
  count?: DisplayRules['count'];
  /** Marks the links that open the layer as expanded or not. */
  markLinks?(isOpen: boolean): void;
}

/** What decides whether and when a popup opens by itself. */
export interface AutoOpen extends LayerExtras {
  /** Checks the rules and arms the triggers again if their settings have changed. */
  update(): void;
}

/** A popup or panel that is shown. */
export interface Shown {
  /** It plays its exit. */
  readonly isLeaving: boolean;
  /** Closes it where that is allowed; `forGood` keeps it from being shown again. */
  close(forGood?: boolean): void;
  /** Removes it at once, without asking the page. */
  end(): void;
}
