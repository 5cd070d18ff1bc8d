import { boolean, number, object, oneOf, type Schema } from '@mountkit/core/logic';

/** The parts of points in markup that is not ours; given in script. */
export interface HotspotParts {
  /** Selector of the points. Those without a tooltip are left alone. */
  readonly point: string;
  /** Selector of what is pressed in a point that is no link. */
  readonly button: string;
  /** Selector of a point's tooltip. */
  readonly tooltip: string;
  /** Selector of what cuts off the tooltip while it moves; it is moved in its place. */
  readonly mask: string;
  /** Class of a point whose tooltip is shown. */
  readonly active: string;
}

/** Options of points on a picture. */
export interface HotspotOptions {
  /** What shows a tooltip: the mouse and the focus of the keyboard, a press alone, or nothing, since all are shown. Default `hover`. */
  readonly trigger: 'hover' | 'click' | 'none';
  /** Where tooltips are, if there is room in the window. Default `top`. */
  readonly placement: 'top' | 'bottom' | 'left' | 'right';
  /** Points come one after the other. Default false. */
  readonly sequence: boolean;
  /** Milliseconds in which all of them come. Default 1000. */
  readonly sequence_duration: number;
  readonly parts: HotspotParts | undefined;
}

/** How the options of points on a picture are read. */
export const HOTSPOT_SCHEMA: Schema<HotspotOptions> = {
  trigger: /* @__PURE__ */ oneOf(['hover', 'click', 'none'], 'hover'),
  placement: /* @__PURE__ */ oneOf(['top', 'bottom', 'left', 'right'], 'top'),
  sequence: /* @__PURE__ */ boolean(),
  sequence_duration: /* @__PURE__ */ number(1000),
  parts: /* @__PURE__ */ object<HotspotParts | undefined>(undefined),
};
