import type { Disposer, WidgetContext } from '@mountkit/core';
import type { PopupEvents } from '../events';
import type { Verdict } from '../logic/verdict';
import type { Look, OffCanvasSettings, PopupSettings } from '../settings';
import type { InitialSettings } from '../settings/initial-settings';
import type { Timing } from '../settings/timing-settings';
import type { LayerOptions, openLayer } from './open-layer';

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

/** The rules and triggers of one popup beyond the display rules: those of a part of its own, and those of the page. */
export interface FurtherRules {
  /** The present answer of each rule that is on. */
  check(): readonly Explanation[];
  /** What the triggers that are on wait for. */
  explain(): readonly Explanation[];
  /** Arms the triggers that are on. */
  arm(fire: () => void): Disposer;
}

/** What the parts of a layer add to it once they are loaded. */
export interface LayerExtras {
  /** The present answer of each display rule that is on. */
  explain?(): readonly Explanation[];
  /** Counts an impression if it is counted at this moment. */
  count?: DisplayRules['count'];
  /** Marks the links that open the layer as expanded or not. */
  markLinks?(isOpen: boolean): void;
  /** How a panel is shown: the popups' own code knows nothing of it. */
  readPanel?(): Kind;
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

/** How one kind of layer is shown. */
export interface Kind
  extends Pick<LayerOptions, 'isModal' | 'isInTop' | 'isTrap' | 'focusDelay' | 'closesBy' | 'settings'> {
  readonly className: string;
  /** Whether its background is meant to block the page. */
  readonly isGround: boolean;
  /** Classes of its parts where the page's own style says how it looks. */
  readonly look?: Look | undefined;
  /** Where the close button is, and after how many seconds. */
  readonly button?: { readonly delay: number; readonly isOutside: boolean } | undefined;
  /** Seconds after which it closes by itself; 0 for never. */
  readonly closeAfter: number;
  /** Classes in place of those of a dialog, and of its box. */
  readonly frame?: string;
  readonly boxClass?: string;
  /** Its style beyond that of all layers. */
  readonly styles?: string;
  /** Shows it otherwise than by a dialog. */
  readonly openLayer?: typeof openLayer;
  /** Called when it is open; the answer undoes it at its end. */
  opened?(): Disposer;
}
