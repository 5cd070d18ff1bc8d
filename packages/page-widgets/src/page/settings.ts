import { boolean, list, number, oneOf, type Schema, text } from '@mountkit/core/logic';

/** Options of the whole page. */
export interface PageOptions {
  /** CSS pixels that stay free above what a link leads to. Default: the height of what lies over the window's top then. */
  readonly anchor_offset: number | undefined;
  /** Says the device mode on the document's element, for the page's style sheet: `data-mountkit-device="mobile"`. Default false. */
  readonly device_mode: boolean;
}

/** Options of an element that is wider than its parent. */
export interface StretchOptions {
  /** Selector of the element that it is as wide as. Default: the window. */
  readonly container: string;
}

/** Options of an element with a moving background: a video, or pictures one after the other. */
export interface BackgroundOptions {
  /** Address of a video file, or of a video of YouTube or Vimeo. */
  readonly video: string;
  /** Seconds at which the video starts and ends. Default: all of it. */
  readonly start: number;
  readonly end: number;
  /** Plays once. Default false. */
  readonly once: boolean;
  /** Also on phones. Default true. */
  readonly on_mobile: boolean;
  /** Addresses of the pictures. */
  readonly pictures: readonly string[];
  /** Milliseconds that each picture is shown. Default 5000. */
  readonly duration: number;
  /** Milliseconds from one picture to the next. Default 500. */
  readonly transition_duration: number;
  /** Pictures slowly grow or shrink. Default: neither. */
  readonly ken_burns: '' | 'in' | 'out';
  /** Label of the button that stops the background. Default `Pause background`. */
  readonly pause_label: string;
  /** Label of the button once it is stopped. Default `Play background`. */
  readonly play_label: string;
  /** Selector of the video element in it, where the markup has one. */
  readonly holder: string;
}

/** Options of an alert that can be dismissed. */
export interface AlertOptions {
  /** Selector of the button in it. Default `[data-dismiss]`. */
  readonly button: string;
  /** Name of the button, where it has none of its own. Default `Dismiss`. */
  readonly label: string;
  /** A name under which it is remembered that the visitor has dismissed it. Default: it comes back with the page. */
  readonly remember: string;
  /** Days for which it is remembered. Default: for ever. */
  readonly days: number | undefined;
}

/** How the options of the page are read. */
export const PAGE_SCHEMA: Schema<PageOptions> = {
  anchor_offset: /* @__PURE__ */ number(undefined),
  device_mode: /* @__PURE__ */ boolean(),
};

/** How the options of a stretched element are read. */
export const STRETCH_SCHEMA: Schema<StretchOptions> = {
  container: /* @__PURE__ */ text(),
};

/** How the options of a background are read. */
export const BACKGROUND_SCHEMA: Schema<BackgroundOptions> = {
  video: /* @__PURE__ */ text(),
  start: /* @__PURE__ */ number(0),
  end: /* @__PURE__ */ number(0),
  once: /* @__PURE__ */ boolean(),
  on_mobile: /* @__PURE__ */ boolean(true),
  pictures: /* @__PURE__ */ list(),
  duration: /* @__PURE__ */ number(5000),
  transition_duration: /* @__PURE__ */ number(500),
  ken_burns: /* @__PURE__ */ oneOf(['', 'in', 'out'], ''),
  pause_label: /* @__PURE__ */ text('Pause background'),
  play_label: /* @__PURE__ */ text('Play background'),
  holder: /* @__PURE__ */ text(),
};

/** How the options of an alert are read. */
export const ALERT_SCHEMA: Schema<AlertOptions> = {
  button: /* @__PURE__ */ text('[data-dismiss]'),
  label: /* @__PURE__ */ text('Dismiss'),
  remember: /* @__PURE__ */ text(),
  days: /* @__PURE__ */ number(undefined),
};
